// The layout is markup without React in the browser, so its styles come in by this file alone.
import './layout.module.css'
