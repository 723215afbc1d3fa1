import type { PageState, State } from '#generated/records.ts'
import { formatLimit } from '#src/rules/decide.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { checkPath, stateAnchors, tradeAnchor } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { groupBy } from '../../lib/group-by.ts'
import { once } from '../../lib/once.ts'
import { getRecord } from '../../lib/present.ts'
import type { PlanContext, WholeContext } from '../shared/context.ts'
import type { StatePayload } from '#src/pages/state/payload.ts'
import type { Shown } from '#src/content/payload/shown.ts'
import { localChat, localWords } from '../shared/firm.ts'
import { checkLinkOf, placeCheckLink } from '../shared/links.ts'
import { checkOfPlaces, governmentFee, planDecision } from '../shared/plan-decision.ts'
import { officeTable, sourcesOfPlaces } from '../topics/places/office-table.ts'
import { stateTax, taxTexts } from '../topics/tax/state-tax.ts'
import { feeOf } from '../city/parts.ts'
import { citiesOfStates } from '../cities/page.ts'
import { stateChanges } from './changes.ts'
import { stateDates } from './dates.ts'
import { stateMap } from './map.ts'

export function stateTokens({ name, gstCode }: Pick<State, 'name' | 'gstCode'>) {
  return { state: name, gstCode }
}

export function statePayload({ id: code, value: state }: Entry<State>, context: WholeContext): StatePayload {
  const { data, whole, show, crumbs } = context
  const { phone, phoneHref, hours, newTabNote, opens } = context.contact
  const { seo: _, ...page } = data.singles['page:state'].value
  const { returns, ...labels } = show(page, stateTokens(state))
  const cities = getRecord(citiesOfStates(whole), code)
  const spoken = localWords(state, data)
  return {
    labels: labelsOf(labels, state),
    name: state.name,
    gstCode: state.gstCode,
    goodsThreshold: `₹${state.goodsThresholdLakh} lakh`,
    servicesThreshold: `₹${state.servicesThresholdLakh} lakh`,
    quarterlyReturnDay: state.quarterlyReturnDay,
    note: state.note,
    // They depend on no city, and are most of the work of this page.
    dates: context.memo('state dates', `${context.basis} ${state.name}`, () => stateDates(state, context)),
    anchors: stateAnchors,
    returns: state.quarterlyReturnDay === 22 ? returns.day22 : returns.day24,
    faqs: show(data.singles.faqs.value.state, stateTokens(state)),
    trades: stateTrades(code, whole),
    ...stateLimits(code, context),
    gstCheck: checkLinkOf(placeCheckLink(data), { state: code, city: state.name }),
    professionalTax: stateTax(state.name, getRecord(data.catalogue.professionalTax, code).value, taxTexts(data)),
    offices: officesOf({ id: code, value: state }, context),
    changes: stateChanges(code, data),
    map: stateMap(cities),
    cities: cities.map(({ href, label, parts }) => ({ href, label, ...(parts.length > 0 ? { parts } : {}) })),
    costs: costsOf(labels.sidebar, state, context),
    chatHref: context.chat(labels.sidebar.chatText),
    localChat: spoken && localChat(spoken, context.contact.whatsapp, labels.sidebar.chatText),
    breadcrumbs: [crumbs.home, crumbs.cities, { label: state.name }],
    figures: context.figures(
      page,
      (state.facts ?? []).map((fact) => ({ fact })),
    ),
    contact: { phone, phoneHref, hours, newTabNote, opens },
  }
}

/** The texts that the page shows. For dates and changes, only what is above them. */
function labelsOf(
  { dates, changes, limits: { doubt, ...limits }, ...labels }: Shown<Omit<PageState, 'seo' | 'returns'>>,
  { goodsThresholdLakh, servicesThresholdLakh }: State,
): StatePayload['labels'] {
  // It is which of the two limits some sellers of goods have.
  const isDisputed = goodsThresholdLakh > servicesThresholdLakh
  return {
    ...labels,
    limits: { ...limits, text: isDisputed ? `${limits.text} ${doubt}` : limits.text },
    dates: { heading: dates.heading, day: dates.day, what: dates.what },
    changes: { heading: changes.heading, since: changes.since },
  }
}

/** The state's own tax department, and the offices of the union that serve it. */
function officesOf({ id, value }: Pick<Entry<State>, 'id' | 'value'>, { data }: PlanContext): StatePayload['offices'] {
  const { value: page } = data.singles['page:offices']
  // For a state that is all of them. Which city each serves is another question.
  const { or: _, ...labels } = page
  const table = officeTable(data.catalogue.stateOffices.get(id)?.value ?? {}, {
    labels,
    sources: sourcesOfPlaces(data),
  })
  // It keeps the state's own files on GST.
  const department = { ...page.kinds.stateTax, office: value.taxDepartment, href: value.taxDepartmentUrl }
  return { ...table, rows: [department, ...table.rows] }
}

function costsOf(labels: StatePayload['labels']['sidebar'], state: State, context: PlanContext): StatePayload['costs'] {
  // As the pages of the state's cities say it.
  const { fee } = context.data.singles['page:city'].value
  const { text, label } = feeOf(fee, context)
  const government = governmentFee(checkOfPlaces(context.data).value, context)
  return [
    ...(text === undefined ? [] : [{ label: fillTokens(fee.label, stateTokens(state)), value: label }]),
    ...(government === undefined ? [] : [{ label: labels.governmentFee, value: government }]),
  ]
}

/** The turnover above which sellers of a state register, and what requires it at any turnover. */
function stateLimits(code: string, context: PlanContext): Pick<StatePayload, 'limits' | 'always'> {
  const check = checkOfPlaces(context.data)
  const { decision, pages } = planDecision(check.value, context)
  return {
    limits: decision.limits.flatMap(({ label, byState }) => {
      const sum = byState.get(code)
      return sum === undefined ? [] : [{ label, value: formatLimit(sum.paise / 100) }]
    }),
    always: pages.flatMap(({ slug, heading, limit, outcome }) =>
      outcome.answer === 'must' && limit === undefined ? [{ href: `${checkPath(check)}/${slug}`, label: heading }] : [],
    ),
  }
}

const citiesByState = once(({ catalogue }: WholeData) => groupBy(catalogue.cities.values(), ({ value }) => value.state))

/** What GST asks of each trade in the state's cities, by the names of the trades. */
export function stateTrades(code: string, data: WholeData): StatePayload['trades'] {
  const ids = new Set(
    citiesByState(data)
      .get(code)
      ?.flatMap(({ value }) => value.trades ?? []),
  )
  return [...ids]
    .map((id) => {
      const { name, people, gst } = getRecord(data.catalogue.trades, id).value
      return { anchor: tradeAnchor(id), name, people, gst }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
