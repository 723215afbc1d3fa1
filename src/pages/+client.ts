import '../client/start.ts'
