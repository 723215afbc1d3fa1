/**
 * What has to come first, and for what people type, behind commas: what found nothing or the wrong
 * thing once, and what else clients say.
 */
export const wantedResults: Readonly<Record<string, string>> = {
  '/services/income-tax-return': `
    itr, refund, nri, form 16, income tax, incometax, it return, 26as, 26 as, salaried, freelancer itr,
    आयकर रिटर्न`,
  '/services/pvt-ltd': `
    pvt ltd, startup, mca, P.V.T. LTD, pvt.ltd, privte limited, compnay registration,
    company registration fees, company kaise le, companies, company kholna hai, how to register a company,
    कंपनी रजिस्ट्रेशन`,
  '/services/trademark-registration': 'brand, tradmark, logo, trade mark, trademarj',
  '/services/fssai': 'food license, fssai, food licence, fssai pickle, pickle, pickles, license, fssai renewal',
  '/services/pan-tan': 'pan card, pan, tan number, duplicate pan card, पैन कार्ड, ABCPE1234F, abcpe 1234 f, BLRA12345B',
  '/services/trust': 'ngo, 80g, 12a, 12A/80G, societies',
  '/services/tds-return': '24q, tds, tds returns, 26qb, salary tds, tds on property, property tds',
  '/services/gst-return': 'nil return, gst return, gst returns, gstr-1, gstr3b, qrmp',
  '/services/winding-company': `
    close company, strike off, how do i close a company, company band, company band karna`,
  '/services/book-keeping': 'tally',
  '/services/gst-reg': `
    gst registraton, gst, gstin, GST number, gst reg, gst registration fees, gst registration fee,
    gst registration cost, gst fees, how much does gst cost, gst kaise le, gst kya hai, gst number kaise milega, gst number banwana, जीएसटी, जीएसटी रजिस्ट्रेशन, ஜிஎஸ்டி, జీఎస్టీ,
    ಜಿಎಸ್ಟಿ, ജിഎസ്ടി, জিএসটি, જીએસટી, ਜੀਐਸਟੀ`,
  '/services/msme-udyog': 'udyam, msme, udyam registration fee, udyam registration fees',
  '/services/will': 'will, wills',
  '/services/iec': 'import export, iec',
  '/services/esi-epf': 'esi, pf',
  '/services/sole-prop': 'sole proprietor, home business',
  '/services/huf': 'huf, karta',
  '/services/opc': 'opc',
  '/services/llp': 'llp',
  '/services/partnership': 'partnership, partners',
  '/services/partnership-deed': 'partnership deed, partner salary',
  '/services/gst-annual-return': 'gstr-9, annual return',
  '/services/gst-cancellation': 'cancel gst, surrender gst, gst band, gst band karna, gst suspended',
  '/services/esi-epf-filing': 'pf return',
  '/services/professional-tax': 'ptec',
  '/services/professional-tax-filing': 'ptrc, pt karnataka',
  '/services/eway-bill': 'eway bill, e way bill',
  '/services/trade-license': 'trade licence, trade license',
  '/services/shops-establishment': 'gumasta, kirana',
  '/services/copyright-registration': 'copyright',
  '/services/patent-registration': 'patent',
  '/services/dir-3-kyc': 'director kyc, din kyc, dir 3 kyc late fee, dir 3 kyc last date',
  '/services/change-registered-office': 'change company address',
  '/services/increase-authorised-capital': 'authorized capital',
  '/services/share-transfer': 'share transfer',
  '/services/tender': 'tender',
  '/services/rental-lease': 'rent agreement, rent agreement format, kirayanama',
  '/services/sec-138-notice': 'cheque bounce',
  '/services/marriage-registration': 'marriage certificate',
  '/services/affidavits': 'affidavit',
  '/services/home-mortgage-loan': 'home loan',
  '/services/health-insurance': 'mediclaim',
  '/do-i-need-gst':
    'gst for pickle, gst for pickle fees, is gst compulsory, gst limit, do i need gst, amazon, sell online without gst, flipkart seller gst',
  '/check/notice': `
    notice aaya, notice aaya hai, notice, gst notice, gst notice aaya, income tax notice, show cause notice, नोटिस,
    नोटिस आया, जीएसटी नोटिस`,
  // By the number on the paper, and by that of the form with which one answers.
  '/check/notice/asmt-10': 'asmt-10, asmt 10, ASMT10, asmt-11',
  '/check/notice/drc-01': 'drc-01, drc01, drc 01, drc-06',
  '/check/notice/drc-01a': 'drc-01a, drc 01a',
  '/check/notice/drc-01b': 'drc-01b, drc01b',
  '/check/notice/drc-01c': 'drc-01c',
  '/check/notice/reg-03': 'reg-03, reg-04',
  '/check/notice/reg-17': 'reg-17, reg 17, reg-18',
  '/check/notice/reg-23': 'reg-23, reg-24',
  '/check/notice/gstr-3a': 'gstr-3a, gstr 3a, GSTR3A',
  '/check/notice/cmp-05': 'cmp-05, cmp 05, cmp-06',
  '/check/notice/return-processed': '143(1), section 143(1), 143(1) intimation',
  '/check/notice/defective-return': '139(9), defective return',
  '/check/notice/inquiry': '142(1), section 142(1)',
  '/check/notice/earlier-year': '148, section 148, 148a',
  '/check/itr': 'must i file itr, is itr compulsory, itr bharna zaroori, itr bharna zaroori hai kya, आईटीआर भरना जरूरी',
  '/check/tax-audit': 'tax audit, tax audit kab, 44ab, 3cd, टैक्स ऑडिट',
  '/check/exporter': `
    lut, lut kaise, lut kaise file kare, letter of undertaking, export gst, gst on export, rfd-11, rfd 01,
    gst refund, निर्यात, एलयूटी`,
  '/check/tds': `
    tds kitna, tds kitna katega, tds rate, tds rates, tds chart, tds payment code, section 393, टीडीएस कितना,
    tds rent, tds on rent`,
  '/check/tds/work-individual': 'code 1023, 194c, contractor tds',
  '/check/tds/commission': 'section 194h, 194-H, tds on commission',
  '/check/tds/professional': '194j, code 1027',
  '/check/tds/property': '194ia',
  '/check/tds/partner': '194t, partner tds',
  '/cost/private-limited-company': 'company registration cost, private limited company cost',
  '/cost/llp': 'llp cost, llp fees',
  '/calculators/gst-late-fee': 'gst late fee, gst late fees, gst penalty, gstr 3b late fee, nil gst return late fees',
  '/calculators/tds-interest': 'tds late fees, tds return late fee',
  '/calculators/income-tax-late-fee': 'itr late, itr penalty',
  '/calculators/roc-late-fee': 'roc filing, roc annual filing, aoc 4, aoc4, mgt7',
  '/Contact': `
    hindi, gst hindi, தமிழ், phone number, contact us, consultation, book appointment,
    customer care, phone no, address, is it real`,
  '/blog/tax-deductions-guide': '80c, section 80C',
  '/late': 'missed deadline, late, late fees, late fee calculator',
  '/compare': `
    llp vs pvt ltd, difference between llp and company, difference between llp and private limited,
    partnership vs llp`,
  '/blog/tds-compliance-guide': 'form 141, 194k, section 194a',
  '/payment': 'upi, pay, payment, payment screenshot',
  '/calendar': `
    due date, due dates, gst due date, itr due date, itr return due date, gstr3b due date,
    tds payment due date, itr last date 2026, sft, lut due date, labour welfare fund`,
  '/calendar#m2026-12': '15 december, december 15, 15th dec, 15/12/2026, pmt06 december, gstr-7, december',
  '/calendar#m2027-03': '31 march',
  '/#faq': 'faq, faqs',
  '/': 'home, reviews',
  '/terms': 'terms',
  '/gst': 'gst by city',
  '/pricing': 'pricing, fees, ca fees, price list',
  '/aboutus': 'about us, about company',
  '/careers': 'careers, resume, cv, internship, vacancy',
  '/careers/tax-consultant': 'tax consultant',
  '/refund-policy': 'refund policy',
  '/privacy-policy': 'privacy',
  '/blog/epf-withdrawal-rules': 'epf withdrawal, pf withdrawal, pf kaise nikale',
  '/gst/tiruchirappalli': 'tiruchy',
  '/gst/tiruppur': 'thirupur, gst registration in tiruppur, gst registration fees in tiruppur',
  '/gst/leh': 'leh, leh gst',
  '/gst/chennai': 'chenai, चेन्नई, chennia, chennai 600001, gst 600 001, चेन्नई जीएसटी, tax consultant in chennai',
  '/gst/hyderabad': 'hydrabad, హైదరాబాద్',
  '/gst/bengaluru': 'whitefield, blr, 560001, ಬೆಂಗಳೂರು, bangalore, banglore, gst registartion banglore',
  '/gst/madurai': 'theni, gst return consultant in madurai',
  '/gst/coimbatore': 'கோவை',
  '/gst/hosur': 'ஓசூர்',
  '/gst/new-delhi': 'दिल्ली, gst delhi, new delhi, dilli, dehli',
  '/gst/kochi': 'കൊച്ചി, kochin',
  '/gst/kolkata': 'কলকাতা, kolkatta, calcuta',
  '/gst/surat': 'સુરત',
  '/gst/ludhiana': 'ਲੁਧਿਆਣਾ',
  '/gst/mumbai': 'bombay, mumbay, mumbai gst number',
  '/gst/pune': 'gst registration in pune, puna',
  '/gst/bhilai': 'durg',
  '/gst/baddi': 'solan, gst registration in solan',
  '/gst/dharamshala': 'kangra',
  '/gst/bhuj': 'kutch',
  '/gst/navi-mumbai': 'raigad',
  '/gst/puducherry': 'pondicherry, pondy',
  '/gst/bardhaman': 'bardhaman',
  '/gst/thane': 'thane',
  '/gst/daman': 'daman',
  '/gst/varanasi': 'benares',
  '/gst/visakhapatnam': 'vishakapatnam',
  '/gst/thiruvananthapuram': 'thiruvanantpuram, trivendrum',
  '/gst/jamshedpur': 'jamshedpoor',
  '/gst/ranchi': 'ranchee',
  '/gst/jaipur': 'jaypur',
  '/gst/meerut': 'mirut',
  '/gst/lucknow': 'lucknov, luknow',
  '/gst/nashik': 'nasick',
  '/gst/ahmedabad': 'ahemdabad',
  '/gst/chandigarh': 'chandigar',
  '/gst/gurugram': 'gurgoan',
  '/gst/guwahati': 'guwahathi',
  '/gst/vijayawada': 'vijaywada',
  '/gst/bhubaneswar': 'bhubneshwar',
  '/gst/state/tamil-nadu': 'tamilnadu',
  '/gst/state/karnataka': 'karnataka, 29ABCPE1234F1Z5, professional tax registration karnataka',
  '/gst/state/odisha': 'orissa',
  '/gst/state/uttarakhand': 'uttaranchal',
  '/gst/state/dadra-and-nagar-haveli-and-daman-and-diu': 'daman and diu',
}

/**
 * What no page answers to in all its words, and what then comes first as the closest. Enter does
 * not open it.
 */
export const closestResults: readonly (readonly [typed: string, href: string])[] = [
  ['gst for spaceship', '/services/gst-reg'],
  ['gst for spaceship fees', '/services/gst-reg'],
  ['16 december', '/calendar#m2026-12'],
  ['spaceship fees', '/pricing'],
  ['fssai for my spaceship', '/services/fssai'],
  ['trademark xyzzyq', '/services/trademark-registration'],
]

/** What the services leave out: they are not found by it, whatever else is. */
export const leftOut: Readonly<Record<string, string>> = {
  'gst-return': 'gst notice, notice, gst refund, annual return',
  'gst-annual-return': 'gst audit, audit',
  'income-tax-return': 'income tax notice, tax audit, audit',
  iec: 'lut, letter of undertaking, rfd-11, export without igst',
  'tds-return': '15ca, 15cb',
  'pvt-ltd': 'dsc, digital signature',
}

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
