import { limits } from '../contract.ts';

/** The rules for every operation, in the Markdown of the document's `info.description`. */
export const preamble = `\
Unit conversion and calculators over HTTP. Answers are JSON. No key, no account, nothing stored.

**Results are exact.** A number means the decimal you wrote, and units are exact fractions of their base unit. Each result
is rounded once, to the nearest double, never to decimal places.

**Numbers** are decimal text of up to 64 characters: optional sign, digits, optional \`.digits\`, optional exponent.
Spaces around them are ignored, so a raw \`+5\` is 5, and U+2212 counts as a minus. Thousands separators, a decimal
comma, hexadecimal, \`NaN\` and \`Infinity\` are refused. **Integers** are a sign and digits, within ±(2^53 − 1).
**Dates** are \`YYYY-MM-DD\`, real days of the Gregorian calendar from year 0001 to 9999. **Flags** are \`true\`, \`false\`,
\`1\` or \`0\`, and **choices** one of the listed words, both in any case.

Unknown **parameters** are ignored. Repeating one is an error, unless it is a list: \`values=1,2\` or \`values=1&values=2\`.
An empty number, date, flag or choice is an error too; an empty optional text counts as absent.

**Mistakes** in a request get status 400 and the Error object: a sentence, a code for programs, the parameter at
fault, and suggestions for a misspelling. An unknown path gets 404, as does a path that names an unknown unit, a
wrong method 405 and \`Allow\`, a body over ${limits.body / 1024} KiB 413, an address over ${limits.address} characters
414, an internal error 500, and an overloaded server answers 503 with \`Retry-After\`, all with the same Error object.
If \`Accept\` names \`application/problem+json\`, errors are problems of RFC 9457, with the members of the Error object;
\`type\` is the path of a page that says what the code means, \`/errors/unknown-unit\`.

**Fair use.** A server may limit each caller's requests (named in \`RateLimit-Policy\` and \`RateLimit\`), processor time and
connections. Beyond the limit it answers 429 with \`Retry-After\`.

**Compression.** Large answers use Brotli or gzip if \`Accept-Encoding\` allows it. Don't compress request bodies: they get 415.

**Changes.** Version 1 may add fields, parameters and codes, but never removes them or changes their meaning. Anything that a
later version removes is announced at least twelve months ahead: as \`deprecated\` in this document, and in the headers
\`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594), with a \`Link\` to its replacement. Nothing is deprecated now.

**HEAD** works wherever GET does, and **OPTIONS** everywhere. Any web page may call the API: every answer carries
\`Access-Control-Allow-Origin: *\`.

**Caching.** The same request always has the same answer within a version, as \`Cache-Control\` says. Fixed documents also
have an \`ETag\`. Errors and \`/health\` are not cached.

**Request ids.** An \`X-Request-Id\` of 1 to 64 of the characters \`A-Za-z0-9._-\` is returned as it came; otherwise one is
made. Answers that a shared cache may keep for everybody carry neither it nor \`RateLimit\`: they would be another caller's.
`;
