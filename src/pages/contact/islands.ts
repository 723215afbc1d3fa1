import { ChatLanguages } from '../../sections/contact/chat-languages/chat-languages.tsx'
import { ContactForm } from '../../sections/contact/contact-form/contact-form.tsx'

export const islands = { ContactForm, ChatLanguages }
