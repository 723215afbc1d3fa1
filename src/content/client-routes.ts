export { clientRoutes } from '#generated/client-routes.ts'
