import type { QuantityRows } from '../../model/quantity.ts';

export const data = {
  id: 'data',
  name: 'Digital information',
  dimension: 'B',
  // oxfmt-ignore
  units: [
    { id: 'bit', symbol: 'bit', rank: 'everyday', source: 'IEC80000_13', si: ['peta', 'tera', 'giga', 'mega', 'kilo'], binary: ['tebi', 'gibi', 'mebi', 'kibi'], common: ['giga', 'mega', 'kilo'], symbols: ['b'], names: ['binary digit'] },
    { id: 'byte', symbol: 'B', is: '8 bit', rank: 'everyday', source: 'IEC80000_13', si: ['zetta', 'exa', 'peta', 'tera', 'giga', 'mega', 'kilo'], binary: ['exbi', 'pebi', 'tebi', 'gibi', 'mebi', 'kibi'], common: ['tera', 'giga', 'mega', 'kilo', 'tebi', 'gibi', 'mebi', 'kibi'], symbols: ['Byte', 'byte'] },
    { id: 'octet', symbol: 'o', is: '8 bit', rank: 'trade', source: 'IEC80000_13', si: ['tera', 'giga', 'mega', 'kilo'], binary: ['gibi', 'mebi', 'kibi'], common: ['tera', 'giga', 'mega', 'kilo'], note: 'the byte in French and in telecommunication' },
    { id: 'nibble', is: '4 bit', rank: 'science', source: 'JARGON', names: ['half byte', 'nybble', 'nyble', 'quartet', 'semioctet'] },
    { id: 'crumb', is: '2 bit', rank: 'rare', source: 'JARGON', names: ['dibit', 'doublet'] },
    { id: 'shannon', symbol: 'Sh', is: '1 bit', rank: 'science', source: 'IEC80000_13', note: 'the information in an even choice between two outcomes' },
    { id: 'nat', symbol: 'nat', is: '1.442695040888963407359925 bit', rank: 'science', source: 'IEC80000_13', status: 'conventional', names: ['natural unit of information'], note: 'the information in a chance of 1/e; log₂ e bits, rounded at 24 places' },
    { id: 'hartley', symbol: 'Hart', is: '3.321928094887362347870319 bit', rank: 'science', source: 'IEC80000_13', status: 'conventional', names: ['ban', 'decimal digit of information', 'dit'], note: 'the information in an even choice among ten; log₂ 10 bits, rounded at 24 places' },
    { id: 'trit', is: '1.584962500721156181453739 bit', rank: 'science', source: 'KNUTH2', status: 'conventional', names: ['ternary digit'], note: 'the information in an even choice among three; log₂ 3 bits, rounded at 24 places' },
    { id: 'word', is: '2 byte', rank: 'science', source: 'INTEL_SDM', note: 'Intel; the word of Arm and RISC-V has 32 bits' },
    { id: 'double-word', is: '4 byte', rank: 'science', source: 'INTEL_SDM', symbols: ['DWORD', 'dword'], note: 'Intel' },
    { id: 'quad-word', is: '8 byte', rank: 'science', source: 'INTEL_SDM', name: 'quadword', symbols: ['QWORD', 'qword'], note: 'Intel' },
  ],
} as const satisfies QuantityRows;
