import type { ErrorBody } from './fault.ts';

/** The meaning of each code, with what to do about it. The page of a code says it. */
export const meanings: Readonly<Record<string, string>> = {
  'unknown-unit': 'No unit has this spelling. Use one of the suggestions, or an id, a symbol or a name from /units.',
  'ambiguous-unit': 'The spelling stands for several units. Use one of the suggestions, which say which.',
  'incompatible-units':
    'The two units measure different quantities. "reason" says which, and what would let them meet.',
  'unknown-ingredient': 'No ingredient has this name. Use one of the suggestions.',
  'unknown-substance':
    'No substance has this name, and it is no formula. Use one of the suggestions, or a formula like C6H12O6.',
  'unknown-category': 'No category has this name. Use one of the suggestions, or a name from /units or /tools.',
  'unknown-constant': 'No constant has this name. Use one of the suggestions.',
  'invalid-number': 'The text is no decimal number. Write digits with a point, like 1234.5 or 1e-3.',
  'invalid-integer': 'The text is no whole number, or not within its bounds. Write digits alone.',
  'invalid-date': 'The text is no day of the calendar. Write it as YYYY-MM-DD.',
  'invalid-flag': 'The text is no flag. Write true, false, 1 or 0.',
  'invalid-choice': 'The word is none of the choices. The sentence lists them.',
  'invalid-text': 'The text is too long or not of the form that the parameter takes. The sentence says which.',
  'invalid-roman': 'The text is no Roman numeral from I to MMMCMXCIX in its usual form.',
  'out-of-range': 'The number is outside of what the parameter takes. The sentence says the bounds.',
  'result-out-of-range': 'The result is beyond what a number can hold, or an answer too long. Ask for less.',
  'missing-parameter': 'A parameter that is needed was not given. "parameter" names it.',
  'repeated-parameter': 'A parameter was given more than once. Give it once.',
  'conflicting-parameters': 'Parameters contradict one another. Give one of them, or values that agree.',
  'division-by-zero': 'The values lead to a division by zero.',
  'too-many': 'A list has more items than it may. The sentence says how many it may have.',
  'invalid-body': 'The body is not what the endpoint takes. "parameter" names the place, such as conversions[3].',
  'invalid-query': 'The question could not be read. "place" says which part of it.',
  'ambiguous-number': 'The number can be read in two ways. Write it as one of the suggestions, or say the locale.',
  'invalid-request': 'The bytes are no request of HTTP, or the request names no host, or its address is not escaped.',
  'not-found': 'Nothing is at this path. /capabilities lists the endpoints.',
  'method-not-allowed': 'The path does not answer this method. "Allow" lists those that it answers.',
  'not-acceptable': 'The answer has none of the forms that "Accept" asks for. The sentence lists those it has.',
  'request-timeout': 'The request did not arrive in time. Send it again.',
  'precondition-failed': 'The document is not the version that "If-Match" or "If-Unmodified-Since" names.',
  'body-too-large': 'The body is too large. Send less in one request.',
  'address-too-long': 'The address is too long. Send less in one request, or use POST /batch.',
  'unsupported-encoding': 'The body is compressed. Send it as it is.',
  'range-not-satisfiable': 'The range begins after the end of the file.',
  'rate-limited': 'You have asked for too much in too short a time. Wait as long as "Retry-After" says.',
  'headers-too-large': 'The address and the headers are too long together.',
  'internal-error': 'The fault is ours, and our log has it. Try again, and tell us the X-Request-Id if it stays.',
  'not-implemented': 'The answer cannot be written in the form that was asked for.',
  unavailable: 'The server is busy or about to stop. Wait as long as "Retry-After" says.',
};

/** The page of a code, below the address of the service. */
export const pageOf = (code: ErrorBody['code']): string => `/errors/${code}`;
