export { serverPages } from '#generated/server-pages.ts'
