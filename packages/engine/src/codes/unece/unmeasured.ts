/**
 * Active codes of UN/ECE Recommendation 20 that no unit of measure stands for, with the reason: those of revision 17 whose
 * annexes give no factor, without the packages of Recommendation 21. They are not read; using one is an error that says so.
 */
export const unmeasured: readonly (readonly [reason: string, codes: string])[] = [
  [
    'is a scale without a factor. A calculator may convert it',
    `
57 ISD J13 J14 J15 J16 J17 J18 J27 J31 M19 PLA
`,
  ],
  [
    'is an amount of one matter, or in one state. Use the code of its unit, like KGM or LTR',
    `
24 27 58 5E AQ ASM ASU CCT CTG CTN D23 DB DMO DPT DT E25 E28 E4 EQ FBM FL GDW GFI GIC GIP HDW HKM HPA KCC KDW KHY KIC KIP KLK KMA KNI KNS KO KPH KPO
KPP KSD KSH KUR KWO LAC LP LPA LUB MD MND N1 NT ODE ODG ODK ODM PFL PGL STL TIC TIP TMS VP W2 WB WE
`,
  ],
  [
    'counts things, packages or services, which no unit measures',
    `
10 11 13 14 15 20 21 38 56 1I 3C 5B 5J A59 A9 AA AB ACT AH AI AL AS AY B17 B19 B3 B7 BB C0 C9 CG CLF CNP D04 D63 D65 D68 DRL DZP E10 E21 E22 E23 E27
E30 E48 E49 E50 E51 E52 E53 E54 E55 E56 E57 EB H21 H77 HA HBX HEA IE JNT JWL K1 K2 KA KB KJ KT LEF LN LO LR LS M4 MBE NAR NCL NF NIL NL NMP NPT OA
OT P5 P98 P99 PD PI PQ PTN Q3 QA QB RH ROM RP RT SET SG SQ SR STC STK STW SW SX SYR T0 TP TPR TST TTS U1 U2 UB UC WM Z11 ZP ZZ
`,
  ],
];
