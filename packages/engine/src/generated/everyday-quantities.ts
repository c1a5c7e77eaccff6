// Written from the rows in data/quantities: `pnpm generate`

import { convertAmong, type ConvertAmong } from '../everyday/convert.ts';
import type * as names from './everyday-unit-names.ts';

const length = "1:khDdcmunp meter;m,mtr\n1/1000000 ;um\n1/1000000 micron\n127/5000 inch,international inch;US inch,in,\"\n381/1250 foot,international foot;US foot,ft,'\n1143/1250 yard,international yard,gaze;gaj,gaz,yd,yrd\n201168/125 mile,international mile,land mile,statute mile;US mile,mi\n1852 nautical mile,international nautical mile,naut mile,sea mile;nmi,NM\n127/5000000 mil,caliper point,point card,point card stock,point of caliper,point paper,thou,thous;pt caliper,pt card,pt card stock,pt cardboard,pt cardstock,pt paper,pt stock\n127/1250 hand;hh\n1143/625 fathom;ftm,fth\n12573/625 chain;Gunter's chain,ch,Gunter's chains\n25146/125 furlong;fur\n149597870700 astronomical unit;au,ua\n9460730472580800 light year,lightyear;ly,l.y,lyr\n127/360000 point,typographic point;DTP point,PostScript point,pt\n127/30000 pica;DTP pica,PostScript pica\n127/480000 pixel css,reference pixel;CSS pixel,px\n762/25 flight level;FL";
const area = "1 meter²;m²,qm,sqm\n1000000 kilometer²;km²,qkm,sqkm\n1/100 decimeter²;dm²,sqdm\n1/10000 centimeter²;cm²,qcm,sqcm\n1/1000000 millimeter²;mm²,qmm,sqmm\n10000 hectare;ha\n100 are;a\n16129/25000000 inch²;in²,sqin\n145161/1562500 foot²,sqfoot;ft²,sf,sft,sqft\n1306449/1562500 yard²,gaj,gaz,gaj²,gaz²,sqyard,gaze,gaze²;yd²,sqyd\n40468564224/15625 mile²,sqmile;mi²,sqmi\n316160658/78125 acre,international acre,killa;US acre,ac\n40468564224/15625 section,section of land\n1173600/121 jia;Taiwan jia,甲\n117360/121 fen taiwan;fen (Taiwan)\n24200 alqueire paulista;São Paulo alqueire,São Paulo alqueires\n48400 alqueire mineiro,alqueire goiano;Minas Gerais alqueire\n3144317/5000 tarea";
const volume = "1 meter³;m³,cbm\n1000000000 kilometer³,billion cubic meter;km³,bcm\n1/1000000 centimeter³;cm³,c.c,cc,ccm\n1/1000000000 millimeter³;mm³,cmm\n1/1000:Mkhdcmu liter;L,l,lit,lt,ltr\n1/1000000000 ;uL\n2048383/125000000000 inch³,cid;in³,CID,cuin\n55306341/1953125000 foot³;ft³,cf,cft,cuft\n1493271207/1953125000 yard³;yd³,cuyd,cy\n60228605349/48828125 acre foot;ac·ft,ac*ft,acft,AF\n884901456/244140625 cord\n473176473/125000000000 gallon,liquid gallon,wine gallon;gal US,gallon US,US liquid gallon,gal,Gal,gal (U.S.),gal (US),USgal\n473176473/500000000000 quart,liquid quart,usqt;quart US,US liquid quart,qt,USqt\n473176473/1000000000000 pint,liquid pint;pint US,US liquid pint,pt,p,pnt\n473176473/2000000000000 cup,measuring cup;cup US,US customary cup,c,cu\n473176473/4000000000000 gill;gill US,gi\n473176473/16000000000000 fluid ounce,liquid ounce,ounce,oz fl,fl oze;fl oz,fluid ounce US,US ounce,oz\n473176473/32000000000000 tablespoon,tablespoonful;tablespoon US,US tbsp,tbsp,T,tb,tblsp,Tbs,US tbsps,tbsps\n157725491/32000000000000 teaspoon,teaspoonful;teaspoon US,US tsp,tsp,US tsps,tsps\n157725491/16000000000000 dessert spoon;US dessert spoon,US dsp,US dstspn,dsp,dstspn,US dsps\n3/100000 fluid ounce metric,metric fluid ounce,food labeling fluid ounce\n157725491/256000000000000 dash,dashe\n157725491/512000000000000 pinch\n1/20000000 drop\n1/20000000 drop metric,metric drop,gutta,medical drop;gtt\n1419529419/32000000000000 shot,shot glass,shot glasses;US shot\n220244188543/6250000000000 bushel,dry bushel;bu US,bushel US,US bsh,US dry bushel,Winchester bushel,bu,bsh,US bshes\n220244188543/25000000000000 peck;peck US,US pk,pk\n9936705933/62500000000 barrel,barrel of oil,barrel oil,oil barrel,petroleum barrel;US barrel,US barrel of oil,US oil barrel,US petroleum barrel,bbl,obl,US bbl\n454609/100000000 gallon imperial,imperial gallon,gal imp;Canadian gallon,gal Imp.,galimp\n454609/400000000 quart imperial,imperial quart;qt Imp.,qt Imp\n454609/800000000 pint imperial,imperial pint,imp pt;pt Imp.,pt Imp,ptimp\n454609/1600000000 cup imperial,imperial cup\n454609/3200000000 gill imperial,imperial gill,gi imp;gi Imp.\n454609/16000000000 fluid ounce imperial,imperial fluid ounce,fl oz imp,imperial ounce;fl oz Imp.,flozimp\n454609/25600000000 tablespoon imperial,imperial tablespoon,imp tbsp,imp tbsps\n454609/76800000000 teaspoon imperial,imperial teaspoon,imp tsp,imp tsps\n454609/38400000000 dessert spoon imperial,imperial dessert spoon;dsp Imp.\n1/4000 cup metric,metric cup;Australian cup,mcup\n3/200000 tablespoon metric,metric tablespoon,international tablespoon,matsked,matskedar,metric tbsp,metric tbsps;msk\n1/200000 teaspoon metric,metric teaspoon,international teaspoon,metric tsp,tesked,teskedar,metric tsps;tsk\n1/100000 dessert spoon metric,metric dessert spoon,metric dsp,metric dsps\n1/50000 tablespoon australian,au tbsp,aus tbsp,au tbsps,aus tbsps;Australian tablespoon,AU tablespoon,tablespoon AU\n3/4000 wine bottle,bottle of wine\n294967152/244140625 face cord,rick\n473176473/250000000000 growler";
const mass = "1 kilogram,kilo,kilogramme;kg\n1/1000:hDcmunp gram,gramme;g,gm\n1/1000000000 ;ug\n1000 tonne,metric ton,metric tonne;t,MT,mt,te\n100 quintal,metric quintal;Doppelzentner,q,qtl\n1/5000 carat,metric carat;ct\n45359237/100000000 pound,avoirdupoi pound,international pound,pound mass,avoirdupois pound,pound masses;lb,#,lbm,℔\n45359237/1600000000 ounce,avoirdupoi ounce,ounce mass,avoirdupois ounce,ounce masses;US ounce,oz,oz av,ozm\n6479891/100000000000 grain,troy grain;gr\n317514659/50000000 stone,imperial stone;st\n45359237/1000000 hundredweight,cental,net hundredweight,short hundredweight;US cwt,US hundredweight,cwt\n317514659/6250000 long hundredweight,gross hundredweight,hundredweight imperial;long cwt,cwt imp,cwt UK,UK cwt\n45359237/50000 ton,net ton,short ton;ton US,US short ton,tn,short tn,US tn\n317514659/312500 long ton,displacement ton,gross ton,imperial ton,weight ton;UK long ton,long tn,LT\n8896443230521/609600000000 slug,geepound\n19439673/625000000 ounce troy,troy ounce,fine ounce,troy oz,troy oze;oz t,oz tr,ozt,toz\n19439673/12500000000 pennyweight;dwt,pwt\n45359237/400000000 butter stick,stick\n1000 deadweight ton,deadweight tonne;DWT";
const time = "1:munp second;sec,s\n1/1000 millisec\n1/1000000 microsec;us\n1/1000000000 nanosec\n1/1000000000000 picosec\n60 minute;min\n3600 hour;h,hr\n86400 day;d\n604800 week;wk,w\n1209600 fortnight;fn\n2629800 month,mean month;Julian month,mo,mth\n7889400 quarter,quarter year;qtr\n15778800 half year,half a year,semester\n31557600 year,annum;Julian year,yr,a,y\n315576000 decade;dec\n3155760000 century,centurie\n31557600000 millennium,millennia,kiloyear,millenium;kyr\n86400 night";
const temperature = "1 kelvin;degree K,degree Kelvin,°Kelvin,K,deg K,degK,temp-K,tempK,°K,°Kelvins\n1@5463/20 celsius,centigrade,degree centigrade,degc;degree Celsius,deg Celsius,degree C,°Celsius,°C,C,c,C°,deg C,degC,degreesC,oC,temp-C,tempC,deg Celsiuses,°Celsiuses,oc\n5/9@45967/100 fahrenheit,degf;degree Fahrenheit,deg Fahrenheit,degree F,°Fahrenheit,°F,deg F,degF,degreesF,F,F°,oF,temp-F,tempF,°Fahrenheits,of";
const temperatureDifference = "1 delta kelvin,kelvin,kelvin difference;kelvin (difference),delta degK,delta K,ΔK,K,delta degKs\n1 delta celsius,celsius difference,delta centigrade;degree Celsius (difference),delta C,delta degC,delta degree C,delta degree Celsius,delta °C,Δ celsius,Δ°C,ΔC,ΔdegC,delta degCs,Δ celsiuses\n5/9 delta fahrenheit,fahrenheit difference;degree Fahrenheit (difference),delta degF,delta degree F,delta degree Fahrenheit,delta F,delta °F,Δ fahrenheit,Δ°F,ΔdegF,ΔF,delta degFs,Δ fahrenheits";
const speed = "1:cm meter per second;m/s,mps\n1/60 meter per minute;m/min\n5/18 kilometer per hour,kilometer an hour,kilometers an hour;km/h,kmh,kmph,kph\n1000 kilometer per second;km/s,kps\n1397/3125 mile per hour,mile an hour,miles an hour;mph,m.p.h\n381/1250 foot per second;ft/s,fps\n127/25000 foot per minute;ft/min,fpm,sfm\n463/900 knot,international knot,nautical mile per hour;kn,kt,Kts\n170147/500 mach,speed of sound;Mach number\n50/3! minute per kilometer;min/km\n16764/625! minute per mile,min mile,minute mile;min/mi";
const acceleration = "1 meter per square second,meter per second squared,meter per second per second;m/s²,mps2\n381/1250 foot per square second,foot per second squared,foot per second per second;ft/s²,fps2\n196133/20000 g force,earth gravity,gravity,standard acceleration of free fall,standard acceleration of gravity,standard gravity,earth gravitie,gravitie,standard gravitie;gₙ,gn,G,g,g0,g_0,g_n,gee";
const angle = "1:m radian;rad\n1/1000 millirad\n157079632679489661923132169163975144209858469968755291048747/9000000000000000000000000000000000000000000000000000000000000 degree,angular degree,arc degree,decimal degree,degree of arc;°,arcdeg,deg\n157079632679489661923132169163975144209858469968755291048747/540000000000000000000000000000000000000000000000000000000000000 arc minute,angular minute,arc min,minute,minute of angle,minute of arc;′,',amin,arcmin,min,MOA\n157079632679489661923132169163975144209858469968755291048747/32400000000000000000000000000000000000000000000000000000000000000 arc second,angular second,arc sec,second,second of angle,second of arc;sec,″,\",arcsec\n157079632679489661923132169163975144209858469968755291048747/10000000000000000000000000000000000000000000000000000000000000 gradian;grad,gon\n157079632679489661923132169163975144209858469968755291048747/25000000000000000000000000000000000000000000000000000000000 revolution,circle,cycle,full circle,full turn,rotation,turn;rev";
const frequency = "1:TGMkm hertz;Hz\n1 ;hz\n1000000000 ghz\n1000 khz\n1 per second,inverse second,reciprocal second;s⁻¹,s^-1,s-1\n1/60 per minute;1/min\n1 rotation per second,revolution per second;r/s,rev/s,rps\n1/60 rotation per minute,revolution per minute;r.p.m,r/min,rev/min,RPM,rpm\n1/60 beat per minute;bpm\n1 frame per second;FPS,fps\n1:Mk sample per second;S/s,Sa/s,samples/s,samples/sec,SPS,sps\n1 io operation per second,input or output operation per second;IOPS";
const force = "1:Mkm newton;N\n196133/20000 kilogram force,force kilogram,kg force;kgf,kp\n196133/20000000 gram force,force gram,gramme force,pond;gf\n196133/20 tonne force,force tonne,megapond,metric ton force;tf,Mp\n8896443230521/2000000000000 pound force,force pound,lb force,pound of force;lbf,lb-f,lb_f\n8896443230521/32000000000000 ounce force,force ounce;ozf\n8896443230521/2000000000 kilopound,kilopound force,kip force;kip,kipf,klb,klbf\n8896443230521/1000000000 ton force,short ton force;ton-force US,tonf,STf,tonf US";
const pressure = "1:GMkhm pascal;Pa,Pa abs,Pa absolute,Pa(a)\n1 ;pa\n1000 kpa\n100 hpa\n100000:m ;bar,b,bar abs,bar absolute,bar(a),bara\n100 millibar\n101325 atmosphere,standard atmosphere,physical atmosphere;atm\n196133/2 atmosphere technical,technical atmosphere;at,ata\n20265/152 torr\n1000000 newton per square millimeter;N/mm²\n8896443230521/1290320000 pound force per square inch,pound per square inch;psi,lb/in2,lb/in^2,lbs/in2,lbs/in^2,p.s.i,psi abs,psi absolute,psi(a),psia\n8896443230521/185806080000 pound force per square foot,pound per square foot;psf,lb/ft2,lb/ft^2,lbs/ft2,lbs/ft^2\n196133/2 kilogram force per square centimeter,kilogram per square centimeter;kgf/cm²,kg/cm2,kg/cm^2,ksc\n196133/20000 millimeter of water,millimeter of water column,millimeter of water gauge;mmH₂O,mmH2O,mmCE,mmWC,mmwg\n196133/2000 centimeter of water,centimeter of water column;cmH₂O,cmH2O,cmWC\n24908891/100000 inch of water,inch of water column,inch of water gauge;inH₂O,inH2O,\"H2O,\"WC,inAq,inWC,inWG,iwc,iwg\n26664477483/200000000 millimeter ofhg,millimeter of mercury,conventional millimeter of mercury,mmhg;mmHg\n3386388640341/1000000000 inch ofhg,inch of mercury,conventional inch of mercury;inHg,\"Hg";
const energy = "1:TGMk joule;J\n1000 ;kj\n3600:TGMm watt hour;Wh,Whr\n3600 whr;wh\n3600000 kilowatt hour,unit of electricity,kwh,kwhr;Board of Trade unit,kWh,kWhr\n523/125:k calorie,gram calorie,small calorie,thermochemical calorie;cal,cal (th),cal(th),cal_th,calth\n4184 foodcalorie,food calorie,dietary calorie,large calorie,nutritional calorie;Cal,Calorie,KCAL,Kcal,kCal\n52752792631/50000000 british thermal unit it,btu,btus;British thermal unit (IT),British thermal unit,BTU,BTU IT,BTUs\n105480400 therm us,therm;US therm,thm,thm US\n1054804000 dekatherm us,decatherm,dekatherm;US dekatherm,US decatherm,Dth\n3389544870828501/2500000000000000 foot pound force,foot pound,ft lb,lb ft,pound foot;ft·lbf,ft*lbf,ft*lb,ft·lb,ft·lbs\n1129848290276167/10000000000000000 inch pound force,in lb,inch pound;in·lbf,in*lbf,in*lb,in·lb,in·lbs\n335564942212021599/125000000000 horsepower hour;hp·h,hp*h,hph";
const power = "1:GMkmu watt;W\n1 ;w\n1000000000 gigaw;gw\n1000000 megaw\n1000 kilow;kw\n1/1000 milliw\n1/1000000 microw;uW\n37284993579113511/50000000000000 horsepower,brake horsepower,horsepower mechanical,hydraulic horsepower,mechanical horsepower,shaft horsepower;horsepower (British),hp,bhp,h.p,hp(I),shp\n588399/800 horsepower metric,metric horsepower,cheval vapeur,chevaux vapeur,metric hp,hpm;Pferdestarke,Pferdestärke,Pferdestärken,PS,ch,cv,hp(M),hpM,Pferdestärkes,Pferdestärkens\n523/450 kilocalorie per hour;kcal/h\n52752792631/180000000000 british thermal unit it per hour;British thermal unit (IT) per hour,BTU/h,btuh";
const torque = "1:Mkm newton meter;N·m,N*m,Nm\n1000 knm\n1/100 newton centimeter;N·cm,N*cm,Ncm\n1/1000 newton millimeter;N·mm,N*mm,Nmm\n196133/20000 kilogram force meter,kilopond meter,meter kilogram force;kgf·m,kgf*m,kg*m,kgfm,kgm,kg·m,mkgf,mkp\n196133/2000000 kilogram force centimeter,kilopond centimeter;kgf·cm,kgf*cm,kg cm,kg*cm,kgcm,kgfcm,kg·cm\n3389544870828501/2500000000000000 pound force foot,foot pound,foot pound force,ft lb,lb ft,pound foot;lbf·ft,lbf*ft,ft*lb,ft·lb,ft·lbs,lb*ft,lb·ft\n1129848290276167/10000000000000000 pound force inch,in lb,inch pound,inch pound force,lb in,pound inch;lbf·in,lbf*in,in*lb,in·lb,in·lbs,lb*in,lb·in\n1129848290276167/160000000000000000 ounce force inch,in oz,inch ounce,inch ounce force,ounce inch,oz in,in oze;ozf·in,ozf*in,in·oz,oz*in,oz·in\n3389544870828501/40000000000000000 ounce force foot,ounce foot;ozf·ft,ozf*ft,oz*ft,oz·ft";
const fuelEconomy = "1/100000000 liter per hundred kilometer,liters per hundred kilometer;liter-per-100-kilometer,liter per 100 kilometers,liter per 100kilometers,liters per 100 kilometers,liters per 100kilometers,litre per 100 kilometres,litre per 100kilometres,litres per 100 kilometres,litres per 100kilometres,L/100 km,L/100km,L/100,l/100,l100km,lp100km\n1/1000000 liter per kilometer;L/km\n112903/48000000000! mile per gallon;mile per US gallon,mpg US,mpg,m.p.g\n454609/160934400000! mile per gallon imperial,mile per imperial gallon,imp mpg;mpg Imp.,mpg Imp\n1/1000000! kilometer per liter;km/L,kmpl,kpl\n1/1609344! mile per liter;mi/L";
const data = "1:TGMk binary digit;bit,b\n1000000000000000 petabit,petabinary digit;Pbit,Pb\n1000000000000 terabit\n1000000000 gigabit,gbit\n1000000 megabit,mbit\n1000 kilobit\n8:TGMkPIJBK ;byte,B,Byte\n8000000000000000 petabyte;PB,PByte,Pbyte\n8000000000000 terabyte\n8000000000 gigabyte\n8000000 megabyte\n8000 kilobyte\n9007199254740992 pebibyte\n8796093022208 tebibyte\n8589934592 gibibyte\n8388608 mebibyte\n8192 kibibyte";
const dataRate = "1:Tk bit per second;bit/s,bps\n1000000000 gigabit per second;Gbit/s,gbps\n1000000 megabit per second;Mbit/s,mbps\n8:TGMkJBK byte per second;B/s,Bps";
const resolution = "1 pixel per meter;px/m\n100 pixel per centimeter;px/cm,ppcm\n1000 pixel per millimeter;px/mm,ppmm\n5000/127 pixel per inch;ppi\n5000/127 dot per inch;dpi\n100 dot per centimeter;dpcm\n1000 dot per millimeter;dpmm";
const graphics = "1:M pixel,pel,picture element;px,P\n1 dot";
const typewidth = "1 em quad,typographic em;em\n1/2 en quad;en";
const ratio = "1 part,count,decimal fraction,each,one,piece,portion,ratio,refractive index unit,unity,whole,eache,unitie;1,ea,pcs\n1/100 percent,percent grade,percent slope;%,% ABV,% abv,% grade,% slope,% v/v,% vol,% w/w,ABV,abv,pct\n1/1000 permille,millesimal fineness,part per thousand,per mil,promille,millesimal finenesses;‰\n1/1000000 part per million,permillion;part-per-1e6,ppm,ppmv,ppmw\n1/1000000000 part per billion;part-per-1e9,ppb,ppbv\n1/1000000000000 part per trillion;part-per-1e12,ppt,pptv\n1/24 karat,carat;kt,K,Kt\n2 pair,brace,couple;pr\n3 trio,triple\n6 half dozen\n12 dozen;doz,dz,dzn\n13 baker dozen,baker's dozen,long dozen;bk-doz\n20 score\n100 hundred\n144 gross;gro\n1000 thousand\n100000 lakh,lac\n1000000 million;mio\n10000000 crore\n1000000000 billion,arab,milliard\n1000000000000 trillion\n500 ream";
const density = "1 kilogram per cubic meter;kg/m³\n1/1000000 milligram per cubic meter;mg/m³\n1000 gram per cubic centimeter;g/cm³,gcc\n1000 gram per milliliter;g/mL\n1:m gram per liter;g/L\n10:m gram per deciliter,percent weight in volume;g/dL,% (w/v),% m/v,% w/v,%w/v\n28349523125/1769802912 pound per cubic foot;lb/ft³,pcf";
const volumeFlow = "1 meter per second³;m³/s,cumec\n1/60 meter per minute³;m³/min,CMM\n1/3600 meter per hour³,cmh;m³/h,CMH\n1/1000 liter per second;L/s,LPS,lps\n1/60000 liter per minute;L/min,LPM,lpm\n1/3600000 liter per hour;L/h,LPH,lph\n1/60000000 milliliter per minute;mL/min,mLPM,mlpm\n1/1000000 centimeter per second³;cm³/s\n55306341/1953125000 foot per second³,second foot;ft³/s,cfs,cusec\n18435447/39062500000 foot per minute³;ft³/min,cfm\n6145149/781250000000 foot per hour³;ft³/h,cfh\n157725491/2500000000000 gallon per minute;US gpm,gal/min,gpm,gpm (US)\n157725491/150000000000000 gallon per hour;gal/h,gph";
const specificEnergy = "1:Mk joule per kilogram;J/kg\n1000 joule per gram;J/g\n10000 ;kilojoule-per-100-gram,kilojoule per 100 grams,kilojoule per 100grams,kilojoules per 100 grams,kilojoules per 100grams,kJ/100 g,kJ/100g\n4184:k calorie per gram;cal/g\n4184 kilocalorie per kilogram;kcal/kg\n41840 ;kilocalorie-per-100-gram,kilocalorie per 100 grams,kilocalorie per 100grams,kilocalories per 100 grams,kilocalories per 100grams,kcal/100 g,kcal/100g\n2326 british thermal unit it per pound;British thermal unit (IT) per pound,BTU/lb";
const electricCurrent = "1:kmunp ampere,amp;A\n1/1000 ;ma\n1/1000000 ;uA";
const electricCharge = "1:mun coulomb;C,c\n1/1000000 ;uC\n3600:kmu ampere hour,amp hour;Ah,AH,ah\n9/2500 ;uAh\n1 ampere second;A·s,A*s,As";
const voltage = "1:Mkmun volt;V\n1000 ;kv\n1/1000000 ;uV";
const luminousFlux = "1:Mkm lumen;lm";
const energyPerDistance = "18/5 watt hour per kilometer;Wh/km\n3125/1397 watt hour per mile;Wh/mi\n36 ;kilowatt-hour-per-100-kilometer,kilowatt hour per 100 kilometers,kilowatt hour per 100kilometers,kilowatt hours per 100 kilometers,kilowatt hours per 100kilometers,kilowatt hour per 100 kilometres,kilowatt hour per 100kilometres,kilowatt hours per 100 kilometres,kilowatt hours per 100kilometres,kWh/100 km,kWh/100km\n31250/1397 ;kilowatt-hour-per-100-mile,kilowatt hour per 100 miles,kilowatt hour per 100miles,kilowatt hours per 100 miles,kilowatt hours per 100miles,kWh/100 mi,kWh/100mi\n3600! kilometer per kilowatt hour;km/kWh\n3125000/1397! mile per kilowatt hour;mi/kWh\n105328125/1397! mile per gasoline gallon equivalent,mile per gallon gasoline equivalent,mpge;MPGe";

/** Converts a value between two units of length, each by any of its spellings. */
export const convertLength: ConvertAmong<names.Length> = /* @__PURE__ */ convertAmong([length]);

/** Converts a value between two units of area, each by any of its spellings. */
export const convertArea: ConvertAmong<names.Area> = /* @__PURE__ */ convertAmong([area]);

/** Converts a value between two units of volume, each by any of its spellings. */
export const convertVolume: ConvertAmong<names.Volume> = /* @__PURE__ */ convertAmong([volume]);

/** Converts a value between two units of mass, each by any of its spellings. */
export const convertMass: ConvertAmong<names.Mass> = /* @__PURE__ */ convertAmong([mass]);

/** Converts a value between two units of time, each by any of its spellings. */
export const convertTime: ConvertAmong<names.Time> = /* @__PURE__ */ convertAmong([time]);

/** Converts a value between two units of temperature, each by any of its spellings. */
export const convertTemperature: ConvertAmong<names.Temperature> = /* @__PURE__ */ convertAmong([temperature]);

/** Converts a value between two units of temperature difference, each by any of its spellings. */
export const convertTemperatureDifference: ConvertAmong<names.TemperatureDifference> = /* @__PURE__ */ convertAmong([temperatureDifference]);

/** Converts a value between two units of speed and pace, each by any of its spellings. */
export const convertSpeed: ConvertAmong<names.Speed> = /* @__PURE__ */ convertAmong([speed]);

/** Converts a value between two units of acceleration, each by any of its spellings. */
export const convertAcceleration: ConvertAmong<names.Acceleration> = /* @__PURE__ */ convertAmong([acceleration]);

/** Converts a value between two units of angle, each by any of its spellings. */
export const convertAngle: ConvertAmong<names.Angle> = /* @__PURE__ */ convertAmong([angle]);

/** Converts a value between two units of frequency, each by any of its spellings. */
export const convertFrequency: ConvertAmong<names.Frequency> = /* @__PURE__ */ convertAmong([frequency]);

/** Converts a value between two units of force, each by any of its spellings. */
export const convertForce: ConvertAmong<names.Force> = /* @__PURE__ */ convertAmong([force]);

/** Converts a value between two units of pressure, each by any of its spellings. */
export const convertPressure: ConvertAmong<names.Pressure> = /* @__PURE__ */ convertAmong([pressure]);

/** Converts a value between two units of energy, each by any of its spellings. */
export const convertEnergy: ConvertAmong<names.Energy> = /* @__PURE__ */ convertAmong([energy]);

/** Converts a value between two units of power, each by any of its spellings. */
export const convertPower: ConvertAmong<names.Power> = /* @__PURE__ */ convertAmong([power]);

/** Converts a value between two units of torque, each by any of its spellings. */
export const convertTorque: ConvertAmong<names.Torque> = /* @__PURE__ */ convertAmong([torque]);

/** Converts a value between two units of fuel economy, each by any of its spellings. */
export const convertFuelEconomy: ConvertAmong<names.FuelEconomy> = /* @__PURE__ */ convertAmong([fuelEconomy]);

/** Converts a value between two units of digital information, each by any of its spellings. */
export const convertData: ConvertAmong<names.Data> = /* @__PURE__ */ convertAmong([data]);

/** Converts a value between two units of data rate, each by any of its spellings. */
export const convertDataRate: ConvertAmong<names.DataRate> = /* @__PURE__ */ convertAmong([dataRate]);

/** Converts a value between two units of resolution, each by any of its spellings. */
export const convertResolution: ConvertAmong<names.Resolution> = /* @__PURE__ */ convertAmong([resolution]);

/** Converts a value between two units of graphics, each by any of its spellings. */
export const convertGraphics: ConvertAmong<names.Graphics> = /* @__PURE__ */ convertAmong([graphics]);

/** Converts a value between two units of type width, each by any of its spellings. */
export const convertTypewidth: ConvertAmong<names.Typewidth> = /* @__PURE__ */ convertAmong([typewidth]);

/** Converts a value between two units of ratio and count, each by any of its spellings. */
export const convertRatio: ConvertAmong<names.Ratio> = /* @__PURE__ */ convertAmong([ratio]);

/** Converts a value between two units of density, each by any of its spellings. */
export const convertDensity: ConvertAmong<names.Density> = /* @__PURE__ */ convertAmong([density]);

/** Converts a value between two units of volume flow, each by any of its spellings. */
export const convertVolumeFlow: ConvertAmong<names.VolumeFlow> = /* @__PURE__ */ convertAmong([volumeFlow]);

/** Converts a value between two units of specific energy, each by any of its spellings. */
export const convertSpecificEnergy: ConvertAmong<names.SpecificEnergy> = /* @__PURE__ */ convertAmong([specificEnergy]);

/** Converts a value between two units of electric current, each by any of its spellings. */
export const convertElectricCurrent: ConvertAmong<names.ElectricCurrent> = /* @__PURE__ */ convertAmong([electricCurrent]);

/** Converts a value between two units of electric charge, each by any of its spellings. */
export const convertElectricCharge: ConvertAmong<names.ElectricCharge> = /* @__PURE__ */ convertAmong([electricCharge]);

/** Converts a value between two units of voltage, each by any of its spellings. */
export const convertVoltage: ConvertAmong<names.Voltage> = /* @__PURE__ */ convertAmong([voltage]);

/** Converts a value between two units of luminous flux, each by any of its spellings. */
export const convertLuminousFlux: ConvertAmong<names.LuminousFlux> = /* @__PURE__ */ convertAmong([luminousFlux]);

/** Converts a value between two units of energy per distance, each by any of its spellings. */
export const convertEnergyPerDistance: ConvertAmong<names.EnergyPerDistance> = /* @__PURE__ */ convertAmong([energyPerDistance]);

/** The texts of all quantities. */
export const everything: readonly string[] = [
  length,
  area,
  volume,
  mass,
  time,
  temperature,
  temperatureDifference,
  speed,
  acceleration,
  angle,
  frequency,
  force,
  pressure,
  energy,
  power,
  torque,
  fuelEconomy,
  data,
  dataRate,
  resolution,
  graphics,
  typewidth,
  ratio,
  density,
  volumeFlow,
  specificEnergy,
  electricCurrent,
  electricCharge,
  voltage,
  luminousFlux,
  energyPerDistance,
];
