/**
 * The routes that were agreed on, written out by hand: a test that read them from data/ would not
 * miss a service that somebody removed there.
 */

const listed = (words: string): readonly string[] => words.trim().split(/\s+/)

/** The pages of which there is one. */
export const singleRoutes = listed(`
  / /aboutus /pricing /Contact /careers /howitworks /services /payment /blog
  /privacy-policy /terms /refund-policy /disclaimer
`)

/** The seven groups of services with the ids of their services, in their order. */
export const catalogue = Object.entries({
  'Start Your Business': 'pvt-ltd sole-prop partnership llp huf opc trust',
  'License / Registration':
    'gst-reg fssai shops-establishment esi-epf msme-udyog trade-license iec pan-tan professional-tax',
  'Tax & Accounting': `
    gst-return income-tax-return tds-return professional-tax-filing esi-epf-filing book-keeping eway-bill
    gst-annual-return`,
  Compliances: `
    add-director remove-director increase-authorised-capital change-registered-office share-transfer moa-amendment
    winding-company winding-llp dir-3-kyc gst-cancellation tender`,
  'Intellectual Property': 'trademark-registration copyright-registration patent-registration',
  'Legal / Advisory Services': `
    legal-drafting sale-deed rental-lease partnership-deed mou sec-138-notice marriage-registration gift-deed
    affidavits property-registration title-verification name-change will property-tax divorce-consent`,
  'Loans & Insurance': 'home-mortgage-loan life-insurance health-insurance general-insurance',
}).map(([category, ids]) => [category, listed(ids)] as const)

export const serviceIds = catalogue.flatMap(([, ids]) => ids)

export const articleSlugs = listed(`
  understanding-gst-registration income-tax-filing-guide gst-compliance-tips business-registration-types
  tax-deductions-guide startup-tax-benefits epf-withdrawal-rules tds-compliance-guide professional-tax-guide
  accounting-software-guide
`)

/** City pages that were agreed on by name. */
export const neighbourhoodSlugs = listed(`
  rt-nagar jayanagar kormangala mg-road brigade-road malleshwaram rajajinagar vijaynagar marappa-garden jaymahal
  rs-puram
`)
export const namedCitySlugs = listed(`
  mumbai bengaluru chennai ahmedabad pune hyderabad kolkata new-delhi coimbatore visakhapatnam surat trichy
  tiruchirappalli kovai tirupur tiruppur thuthukudi thoothukudi
`)
