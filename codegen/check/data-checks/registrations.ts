import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import type { Site } from '#generated/records.ts'
import type { Place, Report } from '../../problem/problem.ts'
import { isPlaceholder } from '../../model/texts/placeholder.ts'
import type { Check } from '../check.ts'

type Wrong = { message: string; hint: string } | undefined

/** The firm's numbers in public registers are ones that the registers give. */
export const checkRegistrations: Check = (data, report) => {
  const { site, team } = data.singles
  if (site) checkNumbers(site, data, report)
  for (const [id, person] of Object.entries(team?.value.people ?? {}))
    if (team && !isPlaceholder(person.membershipNumber))
      tell(findMembershipFault(person), placeIn(team, ['people', id, 'membershipNumber']), report)
}

function checkNumbers(site: Entry<Site>, data: LinkedData, report: Report): void {
  const { gstin, frn, cin } = site.value.registrations ?? {}
  const given = (text: string | undefined): text is string => text !== undefined && !isPlaceholder(text)
  const at = (key: string) => placeIn(site, ['registrations', key])
  const fault = given(gstin) ? findGstinFault(gstin, site.value, data) : undefined
  tell(fault, at('gstin'), report)
  if (given(frn) && !/^\d{6}[WSENC](\/[WSENC]-?\d{6})?$/.test(frn))
    tell(
      {
        message: `"${frn}" is no registration number of the ICAI.`,
        hint: 'Write six digits and the letter of the region, W, S, E, N or C, in quotes: "012345S".',
      },
      at('frn'),
      report,
    )
  if (given(cin)) tell(findCinFault(cin, fault ? undefined : gstin), at('cin'), report)
}

function tell(wrong: Wrong, place: Place, report: Report): void {
  if (wrong) report({ code: 'wrong-registration', ...wrong, place })
}

/** Its places: state, PAN, the number of the registration, Z, check digit. */
const gstinForm = /^(\d{2})([A-Z]{5}\d{4}[A-Z])([1-9A-Z])Z[\dA-Z]$/

function findGstinFault(gstin: string, { address }: Site, { catalogue, isPartial }: LinkedData): Wrong {
  const [, code, pan] = gstinForm.exec(gstin) ?? []
  const again = 'Copy it from the registration certificate.'
  if (code === undefined || pan === undefined)
    return {
      message: `"${gstin}" does not have the form of a GSTIN: two digits, a PAN, a digit or letter, Z, and a digit or letter.`,
      hint: again,
    }
  if (!isPartial('states')) {
    const states = [...catalogue.states.values()].map(({ value }) => value)
    const state = states.find(({ gstCode }) => gstCode === code)?.name
    if (state === undefined)
      return { message: `GSTIN "${gstin}" begins with ${code}, which no state has.`, hint: again }
    if (state !== address.region && states.some(({ name }) => name === address.region))
      return {
        message: `GSTIN "${gstin}" begins with ${code}, which is ${state}, but the firm's address is in ${address.region}.`,
        hint: 'Give the GSTIN of the registration at the address, or the address of the registration.',
      }
  }
  if (!/^...[ABCFGHJLPT]/.test(pan))
    return {
      message: `GSTIN "${gstin}" holds the PAN ${pan}, whose fourth letter, ${pan[3]}, stands for no kind of holder.`,
      hint: again,
    }
  const digit = checkDigitOf(gstin)
  return gstin.endsWith(digit)
    ? undefined
    : {
        message: `GSTIN "${gstin}" does not end in its check digit: that of its first 14 places is ${digit}.`,
        hint: again,
      }
}

/** The fifteenth place: the fourteen before it count once and twice in turn, to the base 36. */
function checkDigitOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, sign, index) => {
    const product = Number.parseInt(sign, 36) * (1 + (index % 2))
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase()
}

function findCinFault(cin: string, gstin: string | undefined): Wrong {
  if (!/^[LU]\d{5}[A-Z]{2}(19|20)\d{2}[A-Z]{3}\d{6}$/.test(cin))
    return {
      message: `"${cin}" does not have the form of a CIN: L or U, five digits, a state's two letters, the year, three letters for the kind of company, six digits.`,
      hint: 'Copy it from the certificate of incorporation: U69201KA2017PTC012345.',
    }
  if (gstin !== undefined && gstinForm.test(gstin) && gstin[5] !== 'C')
    return {
      message: `A CIN belongs to a company, but the PAN in GSTIN "${gstin}" is not a company's: its fourth letter is ${gstin[5]}, not C.`,
      hint: 'Give the numbers of one firm. A firm that is no company leaves cin out.',
    }
  return undefined
}

const registers: Readonly<Record<string, { form: RegExp; example: string }>> = {
  'Chartered Accountant': { form: /^ICAI \d{5,6}$/, example: 'ICAI and five or six digits: ICAI 123456' },
  'Company Secretary': {
    form: /^ICSI [AF]\d{1,6}$/,
    example: 'ICSI, A for an associate or F for a fellow, and up to six digits: ICSI A12345',
  },
}

function findMembershipFault({
  name,
  qualification,
  membershipNumber,
}: Record<'name' | 'qualification' | 'membershipNumber', string>): Wrong {
  const register = registers[qualification]
  return register === undefined || register.form.test(membershipNumber)
    ? undefined
    : {
        message: `"${membershipNumber}" is no membership number of a ${qualification}, as ${name} is said to be.`,
        hint: `Write ${register.example}.`,
      }
}
