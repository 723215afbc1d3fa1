const services = (pairs: string) =>
  pairs
    .trim()
    .split('\n')
    .map((line) => line.split('→').map((part) => part.trim()))
    .map(([typed, id]) => [typed!, `/services/${id!}`] as const)

/**
 * What people type, and what has to come first: what found nothing or the wrong thing once, and
 * what else clients say.
 */
export const wantedResults: readonly (readonly [typed: string, href: string])[] = [
  ...services(`
    itr → income-tax-return
    pvt ltd → pvt-ltd
    startup → pvt-ltd
    brand → trademark-registration
    food license → fssai
    pan card → pan-tan
    ngo → trust
    24q → tds-return
    dsc → pvt-ltd
    mca → pvt-ltd
    nil return → gst-return
    close company → winding-company
    refund → income-tax-return
    80g → trust
    12a → trust
    nri → income-tax-return
    tally → book-keeping
    gst registraton → gst-reg
    tradmark → trademark-registration
    udyam → msme-udyog
    gst → gst-reg
    will → will
    form 16 → income-tax-return
    lut → iec
    esi → esi-epf
    12A/80G → trust
    P.V.T. LTD → pvt-ltd
    pvt.ltd → pvt-ltd
    privte limited → pvt-ltd
    compnay registration → pvt-ltd
    sole proprietor → sole-prop
    huf → huf
    opc → opc
    llp → llp
    partnership → partnership
    partnership deed → partnership-deed
    gstin → gst-reg
    GST number → gst-reg
    gst reg → gst-reg
    gst return → gst-return
    gstr-1 → gst-return
    gstr3b → gst-return
    qrmp → gst-return
    gstr-9 → gst-annual-return
    annual return → gst-annual-return
    cancel gst → gst-cancellation
    surrender gst → gst-cancellation
    income tax → income-tax-return
    incometax → income-tax-return
    it return → income-tax-return
    26as → income-tax-return
    tds → tds-return
    26qb → tds-return
    pf → esi-epf
    pf return → esi-epf-filing
    ptec → professional-tax
    ptrc → professional-tax-filing
    eway bill → eway-bill
    e way bill → eway-bill
    msme → msme-udyog
    fssai → fssai
    food licence → fssai
    trade licence → trade-license
    trade license → trade-license
    gumasta → shops-establishment
    import export → iec
    iec → iec
    pan → pan-tan
    tan number → pan-tan
    logo → trademark-registration
    trade mark → trademark-registration
    copyright → copyright-registration
    patent → patent-registration
    director kyc → dir-3-kyc
    din kyc → dir-3-kyc
    change company address → change-registered-office
    authorized capital → increase-authorised-capital
    share transfer → share-transfer
    strike off → winding-company
    tender → tender
    rent agreement → rental-lease
    cheque bounce → sec-138-notice
    marriage certificate → marriage-registration
    affidavit → affidavits
    home loan → home-mortgage-loan
    mediclaim → health-insurance
    gst registration fees → gst-reg
    fssai pickle → fssai
    pickles → fssai
    salary tds → tds-return
    tds on property → tds-return
    property tds → tds-return
    home business → sole-prop
    how do i close a company → winding-company
  `),
  ['is gst compulsory', '/do-i-need-gst'],
  ['gst limit', '/do-i-need-gst'],
  ['company registration cost', '/cost/private-limited-company'],
  ['itr late', '/calculators/income-tax-late-fee'],
  ['hindi', '/Contact'],
  ['தமிழ்', '/Contact'],
  ['license', '/services/fssai'],
  ['phone number', '/Contact'],
  ['80c', '/blog/tax-deductions-guide'],
  ['section 80C', '/blog/tax-deductions-guide'],
  ['missed deadline', '/late'],
  ['llp vs pvt ltd', '/compare'],
  ['difference between llp and company', '/compare'],
  ['difference between llp and private limited', '/compare'],
  ['tds rent', '/blog/tds-compliance-guide'],
  ['tds on rent', '/blog/tds-compliance-guide'],
  ['section 194h', '/blog/tds-compliance-guide'],
  ['194-H', '/blog/tds-compliance-guide'],
  ['upi', '/payment'],
  ['pay', '/payment'],
  ['late', '/late'],
  ['due date', '/calendar'],
  ['partnership vs llp', '/compare'],
  ['home', '/'],
  ['terms', '/terms'],
  ['gst by city', '/gst'],
  ...['जीएसटी', 'जीएसटी रजिस्ट्रेशन', 'ஜிஎஸ்டி', 'జీఎస్టీ', 'ಜಿಎಸ್ಟಿ', 'ജിഎസ്ടി', 'জিএসটি', 'જીએસટી', 'ਜੀਐਸਟੀ'].map(
    (typed) => [typed, '/services/gst-reg'] as const,
  ),
  ['tiruchy', '/gst/tiruchirappalli'],
  ['thirupur', '/gst/tiruppur'],
  ['tamilnadu', '/gst/state/tamil-nadu'],
  ['chenai', '/gst/chennai'],
  ['hydrabad', '/gst/hyderabad'],
  ['whitefield', '/gst/bengaluru'],
  ['theni', '/gst/madurai'],
  ['கோவை', '/gst/coimbatore'],
  ['ஓசூர்', '/gst/hosur'],
  ['चेन्नई', '/gst/chennai'],
  ['दिल्ली', '/gst/new-delhi'],
  ['ಬೆಂಗಳೂರು', '/gst/bengaluru'],
  ['హైదరాబాద్', '/gst/hyderabad'],
  ['കൊച്ചി', '/gst/kochi'],
  ['কলকাতা', '/gst/kolkata'],
  ['સુરત', '/gst/surat'],
  ['ਲੁਧਿਆਣਾ', '/gst/ludhiana'],
  ['bombay', '/gst/mumbai'],
  ['bangalore', '/gst/bengaluru'],
  ['gst registration in pune', '/gst/pune'],
  ['gst delhi', '/gst/new-delhi'],
  ['karnataka', '/gst/state/karnataka'],
  ['due dates', '/calendar'],
  ['do i need gst', '/do-i-need-gst'],
  ['pricing', '/pricing'],
  ['fees', '/pricing'],
  ['contact us', '/Contact'],
  ['about us', '/aboutus'],
  ['careers', '/careers'],
  ['tax consultant', '/careers/tax-consultant'],
  ['refund policy', '/refund-policy'],
  ['privacy', '/privacy-policy'],
  ['payment', '/payment'],
  ['epf withdrawal', '/blog/epf-withdrawal-rules'],
  // Towns by whose district a city is known, and states by the names they had.
  ['durg', '/gst/bhilai'],
  ['solan', '/gst/baddi'],
  ['kangra', '/gst/dharamshala'],
  ['kutch', '/gst/bhuj'],
  ['raigad', '/gst/navi-mumbai'],
  ['gst registration in solan', '/gst/baddi'],
  ['orissa', '/gst/state/odisha'],
  ['uttaranchal', '/gst/state/uttarakhand'],
  ['daman and diu', '/gst/state/dadra-and-nagar-haveli-and-daman-and-diu'],
  // A name that a city has is that of the city.
  ['new delhi', '/gst/new-delhi'],
  ['pondicherry', '/gst/puducherry'],
  ['bardhaman', '/gst/bardhaman'],
  ['thane', '/gst/thane'],
  ['daman', '/gst/daman'],
  // Spelt as they sound, or nearly so.
  ['benares', '/gst/varanasi'],
  ['dilli', '/gst/new-delhi'],
  ['dehli', '/gst/new-delhi'],
  ['vishakapatnam', '/gst/visakhapatnam'],
  ['thiruvanantpuram', '/gst/thiruvananthapuram'],
  ['jamshedpoor', '/gst/jamshedpur'],
  ['ranchee', '/gst/ranchi'],
  ['puna', '/gst/pune'],
  ['kochin', '/gst/kochi'],
  ['jaypur', '/gst/jaipur'],
  ['mumbay', '/gst/mumbai'],
  ['mirut', '/gst/meerut'],
  ['lucknov', '/gst/lucknow'],
  ['luknow', '/gst/lucknow'],
  ['nasick', '/gst/nashik'],
  ['kolkatta', '/gst/kolkata'],
  ['calcuta', '/gst/kolkata'],
  ['banglore', '/gst/bengaluru'],
  ['ahemdabad', '/gst/ahmedabad'],
  ['chandigar', '/gst/chandigarh'],
  ['gurgoan', '/gst/gurugram'],
  ['guwahathi', '/gst/guwahati'],
  ['vijaywada', '/gst/vijayawada'],
  ['trivendrum', '/gst/thiruvananthapuram'],
  ['bhubneshwar', '/gst/bhubaneswar'],
  ['chennia', '/gst/chennai'],
  ['trademarj', '/services/trademark-registration'],
]

/**
 * What no page answers to in all its words, and what then comes first as the closest. Enter does
 * not open it.
 */
export const closestResults: readonly (readonly [typed: string, href: string])[] = [
  ['gst for pickle', '/services/gst-reg'],
  ['fssai for my spaceship', '/services/fssai'],
  ['trademark xyzzyq', '/services/trademark-registration'],
]

/** What has to be the only place that is surely meant: the field on /gst opens it. */
export const onlyMatches: readonly (readonly [typed: string, href: string])[] = [
  ['solan', '/gst/baddi'],
  ['trichy', '/gst/tiruchirappalli'],
  ['chenai', '/gst/chennai'],
  ['calcuta', '/gst/kolkata'],
  ['tamilnadu', '/gst/state/tamil-nadu'],
  ['orissa', '/gst/state/odisha'],
  ['new delhi', '/gst/new-delhi'],
  ['pondicherry', '/gst/puducherry'],
  ['bardhaman', '/gst/bardhaman'],
  ['coimbatore', '/gst/coimbatore'],
  ['darjeeling', '/gst/darjeeling'],
  ['kota', '/gst/kota'],
]

/**
 * Towns without a page, each near to a name that has one: that name is asked for and not opened.
 */
export const townsWithoutPage: readonly string[] = `
  Bidar Rampur Moga Ballia Anand Balod Banda Basti Bhiwani Bundi Burhar Chapra Datia Gokak Harda Haveri Hapur Jajpur Jalaun Jalna Jamalpur Jamui Karur
  Kathua Korba Mandla Mansa Nagaur Nagda Palghar Panna Patan Pauri Ponda Rohtas Sagar Sambhal Satna Tehri Una Vyara Wardha
`
  .trim()
  .split(/\s+/)
