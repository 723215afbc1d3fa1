// The layout has no React code in the browser, so this file alone loads its styles.
import './layout.module.css'
import './header/header.module.css'
import './category-bar/category-bar.module.css'
import '../ui/search-field/search-field.module.css'
import '../ui/search-input/search-input.module.css'
import '../ui/gstin-cells/gstin-cells.module.css'
import './footer/footer.module.css'
import './bottom-bar/bottom-bar.module.css'
