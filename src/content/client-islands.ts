export { clientIslands } from '#generated/client-islands.ts'
