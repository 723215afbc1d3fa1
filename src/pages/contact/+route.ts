export default '/Contact'
