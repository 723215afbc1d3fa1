/**
 * The mark: an account book whose page carries a bridge (lekha, account; setu, bridge). One path in
 * the colour of the text; public/favicon.svg has the same drawing. It is always next to the firm's
 * name.
 */
export function Logo() {
  return (
    <svg width="30" height="32" viewBox="2 1 28 30" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d="M5 1h22a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM7 1h2.5v9H30v2.5H9.5V31H7zM13 31v-7a6.75 6.75 0 0 1 13.5 0v7z" />
    </svg>
  )
}
