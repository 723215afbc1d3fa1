import '../client/start/start.ts'
