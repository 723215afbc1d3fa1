export { clientPages } from '#generated/client-pages.ts'
