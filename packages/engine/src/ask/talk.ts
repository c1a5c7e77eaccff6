// Words of English around a question that are only talk. They are removed before anything reads the text, so that no reader has to know them,
// and none finds another question in the rest.

/** Matches one phrase of talk at the start of a text, with the marks after it. */
const opening =
  /^\s*(?:(?:hey|hi|hello|ok|okay)\s+(?:google|siri|there|guys|everyone|all)|alexa|hey|hi|hello|okay|ok|so|just|sorry|excuse me|quick question|quick one|please|pls|plz|(?:can|could|would|will)\s+(?:you|u|someone|anyone|anybody)\s+(?:(?:please|pls|plz|just|quickly)\s+)?(?:tell|give|show|help)\s+me(?=\s)|(?:please\s+)?(?:tell|give|show)\s+me(?=\s)|(?:does\s+)?any(?:one|body)\s+know|do\s+(?:you|u)\s+know|any\s+idea|i(?:'d|\s+would)\s+like\s+to\s+know|i\s+(?:just\s+)?(?:need|want|wanted|wanna)\s+(?:to\s+)?know|(?:i\s+was|i'm|just)\s+wondering|i\s+wonder|help\s+me(?=\s))(?![\p{L}\p{N}'’-])(?:[\s,:;!…]|\.(?=[\s.]))*/iu;

/** Matches one phrase of talk at the end of a text, with the marks before and after it. */
const closing =
  /(?:[\s,;?]|(?<!\d)[.!]|\s-)+(?<=[\s,;.!?])(?:please|pls|plz|thanks|thank\s+(?:you|u)|thx|ty|cheers|asap|lol)(?:\s+(?:a lot|so much|in advance|everyone|all|mate|guys))?[\s!.?]*$/i;

/** Matches question marks at the end, not after a sign that they are the answer of. */
const marks = /(?<=[\p{L}\p{N})%°"'’″′²³]\s*)\?+\s*$/u;

/** Matches the end of a sentence within a text, whose last sentence the question mark shows to be a request. */
const sentenceEnd = /[.;!]\s/;

/** Matches the full stop of a sentence. The dot of 9 a.m. and of 4. is another one. */
const fullStop = /(?<=(?:^|\s)[^\s.\d]*[\p{L}%²³])\.\s*$/u;

/** Matches the sign and the mark before a unit that is asked for: 8 x 10 in = ? cm. */
const openTarget = /(?<=\s)=\s*\?(?=\s*\p{L})/u;

/** The most phrases around a question. */
const mostPhrases = 4;

/** The letters at the end of a text in which talk is looked for. */
const longestEnd = 40;

/** Matches the first letters of talk, which few texts begin with. */
const mayOpen = /^\s*[acdeghijopqstw]/i;

/** Returns a text without one phrase at its end. */
const withoutEnd = (text: string): string => {
  const from = Math.max(0, text.length - longestEnd);
  const end = text.slice(from);
  const talked = end.replace(closing, '');
  const rest = sentenceEnd.test(text) ? talked : talked.replace(marks, '').replace(fullStop, '');
  return rest.length === end.length ? text : text.slice(0, from) + rest;
};

/** Returns a text with spaces in place of talk at its start, so that the rest keeps its place, and without talk at its end. A text of talk alone stays as it is. A sign and a mark for the answer become the word before its unit. */
export const withoutTalk = (text: string): string => {
  let rest = text.includes('?') ? text.replace(openTarget, ({ length }) => 'in'.padEnd(length)) : text;
  for (let count = 0; count < mostPhrases; count++) {
    const before = mayOpen.test(rest) ? (opening.exec(rest)?.[0].length ?? 0) : 0;
    const shorter = withoutEnd(before === 0 ? rest : ' '.repeat(before) + rest.slice(before));
    if (shorter === rest) return rest;
    if (shorter.trim() === '') return text;
    rest = shorter;
  }
  return rest;
};
