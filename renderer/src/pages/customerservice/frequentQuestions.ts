const QUESTIONS = 4;

/** The first questions of the page of them all, answers included. */
export const frequentQuestions = (html: string): string =>
  [...html.matchAll(/<details>[^]*?<\/details>/g)]
    .slice(0, QUESTIONS)
    .map(([question]) => question)
    .join('');
