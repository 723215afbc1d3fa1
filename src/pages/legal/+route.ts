export default '/@page'
