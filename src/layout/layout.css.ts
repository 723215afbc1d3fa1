// The layout is markup without React in the browser, so its styles come in by this file alone.
import './layout.module.css'
import './header/header.module.css'
import './category-bar/category-bar.module.css'
import '../ui/search-field/search-field.module.css'
import '../ui/search-input/search-input.module.css'
import './footer/footer.module.css'
import './bottom-bar/bottom-bar.module.css'
