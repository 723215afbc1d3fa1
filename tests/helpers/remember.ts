/** A function that works out its answer to each question once. */
export function remember<Question, Answer>(answer: (question: Question) => Answer): (question: Question) => Answer {
  const known = new Map<Question, Answer>()
  return (question) => {
    if (!known.has(question)) known.set(question, answer(question))
    return known.get(question)!
  }
}
