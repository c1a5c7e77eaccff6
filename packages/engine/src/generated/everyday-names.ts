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

	~	degree Celsius	
	~	degree Fahrenheit	







`,
  'temperature-difference': `

	~	degree Celsius (difference)	
	~	degree Fahrenheit (difference)	


`,
  'pressure': `






























	~	millimeter of mercury	















`,
  'energy': `







	~	food calorie	






	~	British thermal unit (IT)	





























`,
  'power': `

	~		=
	~	metric horsepower	=










	~	British thermal unit (IT) per hour	










`,
  'fuel-economy': `

	~		liters per 100 kilometers








`,
  'ratio': `

	~		=














	~		=
	~	baker's dozen	=

	~		=



	~		=

	~		=
	~		=
	~		=
	~		=
	~		=




`,
  'film-speed': `
	~	ISO arithmetic speed	=

`,
};
