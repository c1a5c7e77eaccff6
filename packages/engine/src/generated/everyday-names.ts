// Written from the rows in data/quantities: `pnpm generate`

/** The names of everyday units that no rule gives, in the form of names.ts, for pages that show them before all names have come. */
export const everydayNames: Readonly<Record<string, string>> = {
  'length': `

































































	~	CSS pixel	













































`,
  'volume': `




















































































	~	Australian tablespoon	










































`,
  'time': `












	~		millennia




























`,
  'temperature': `

	~	degree Celsius	degrees Celsius
	~	degree Fahrenheit	degrees Fahrenheit






`,
  'temperature-difference': `

	~	degree Celsius (difference)	degrees Celsius (difference)
	~	degree Fahrenheit (difference)	degrees Fahrenheit (difference)

`,
  'pressure': `









	~	pound-force per square inch	pounds-force per square inch




















	~	millimeter of mercury	







`,
  'energy': `







	~	food calorie	





	~	British thermal unit (IT)	



























`,
  'power': `

	~		horsepower
	~	metric horsepower	metric horsepower










	~	British thermal unit (IT) per hour	






`,
  'ratio': `

	~		percent














	~		dozen
	~	baker's dozen	baker's dozen

	~		hundred



	~		thousand

	~		lakh
	~		million
	~		crore
	~		billion
	~		trillion


`,
};
