// Icons of the interface itself; those that belong to data come with the data.
export {
  ArrowLeft, ArrowRight, Calendar, Check, ChevronDown, ChevronLeft, ChevronRight, Copy, ExternalLink, Mail, MapPin, Menu, MessageCircle, Pause, Phone, Play, Printer, Search, X,
} from 'lucide'
