/** A question that was asked in this browser, and its answer. */
export interface Asked {
  readonly text: string;
  readonly answer: string;
}

const key = 'units-recent';
/** The number of questions that a browser keeps. */
export const mostRecent = 5;

const isAsked = (one: unknown): one is Asked =>
  typeof one === 'object' &&
  one !== null &&
  'text' in one &&
  'answer' in one &&
  typeof one.text === 'string' &&
  typeof one.answer === 'string';

/** Returns the last questions, which are stored only in this browser. Empty if the browser stores nothing. */
export const recentQuestions = (): readonly Asked[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAsked).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
};

const keep = (questions: readonly Asked[]): void => {
  try {
    if (questions.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(questions));
  } catch {
    // Ignore browsers that store nothing
  }
};

/** Stores a question. It replaces an earlier question that is a beginning of it, stored during a pause. */
export const keepQuestion = (asked: Asked): void => {
  const others = recentQuestions().filter(({ text }) => !asked.text.startsWith(text));
  keep([asked, ...others].slice(0, mostRecent));
};

export const forgetQuestions = (): void => keep([]);
