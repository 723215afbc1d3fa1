import { hashText } from '../../memo/fingerprint.ts'

/**
 * The first ten letters of the hash of each sample text: the quotes, reviews, openings, partners
 * and years that stood here before the firm's own, and the notes that call them samples. Their
 * words are in the first versions of the files.
 */
const samples: ReadonlySet<string> = new Set(
  `
  TJnn_-CJ_E rQl1B_jA31 uxBWltN3K1 rLVRwfTnlH GJmwC3Wdsg Qd6xdiOAsG YBjaA62hUg 88yVvGwWG3
  ZpdnFwsp6l sk4SE97agB lhCuPnfCVQ sfAab6Fq7V cI27ShM16j wpwDEUXxCc _PFvRlrSlT kZJVzxDm2K
  nEfnCvy_pi Lf21Eeuk5D UcvrnNaCOP 7sO5LhZs8H AKqFPGQGeU 7ZFQ4VGfof RNR-HYZQIy PQhgnny5Dc
  atVW0H7rvY xVXSoncEjg BBx3XgmTpX ASACHlMvWC A4X8TRzKQR E4178hKQ6y KOpc6SuC-6 rJ77ZhmaFs
  8-EN9TpGdj BaJF22HpR_ WEZLtP9qUI mTfsaFep2z a-RVamZRxC Y7koKpocl3
  `
    .trim()
    .split(/\s+/),
)

/** Whether a text is one of the samples, word for word. */
export function isSampleText(text: string): boolean {
  return samples.has(hashText(text).slice(0, 10))
}
