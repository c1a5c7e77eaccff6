import type { Questions } from './declared.ts';

// Endings are written after an apostrophe or without one; accents are not compared.
const ending = (...endings: readonly string[]): string => `[${endings.flatMap((one) => [`'${one}`, one]).join('|')}]`;
const of = `[lira|liranın|TL|TL'nin|TLnin|euro|euronun] ${ending('in', 'un', 'nin', 'nun')} [sayısının]`;
const from = `[lira|liradan|TL|TL'den|TLden] ${ending('den', 'dan', 'ten', 'tan')}`;
const to = `[lira|liraya|TL|TL'ye|TLye|liralık] ${ending('e', 'a', 'ye', 'ya')}`;
const since = "('den|den|'dan|dan|'ten|ten|'tan|tan)";
const into = ending('e', 'a', 'ye', 'ya', 'ne', 'na');
const percent = (key: string): string =>
  `(%{${key}}|{${key}}%) ${ending('i', 'u', 'si', 'su', 'sini', 'ini', 'lik', 'luk')}`;
const lira = '[lira|TL]';
const people = '{people} (kişiye|kişi|arkadaşa|arkadaş|kişi arasında|kişiyle)';
const tax = "(KDV'si|KDVsi|KDVyi|KDV'yi|KDV|vergisi|vergi)";
const off = '(indirim|indirimi|indirimli|indirimle|indirimde|iskonto|indirimli fiyatı)';
const born = '(doğumlu|doğdum|doğan|doğmuş|doğum tarihi|doğumluyum|tarihinde doğdum|tarihinde doğan|doğumlu biri)';
const dates = '[tarihi|tarihinde|tarihine|tarihinden]';
const years = '(yıl|yıllık|yılda|sene|senelik|yıllığına|yıl vadeli|yıl vadeyle)';
const days = '{days} gün|{weeks} hafta|{months} ay|{years} (yıl|sene)';
const goods =
  '(ayakkabı|ayakkabının|ayakkabıya|elbise|elbisenin|mont|montun|ceket|gömlek|pantolon|kazak|çanta|telefon|telefonun|bilgisayar|laptop|televizyon|televizyonun|buzdolabı|koltuk|kanepe|masa|bilet|biletin|kitap|kitabın|ürün|ürünün|ürüne|mal|alışveriş|fatura|tatil|otel)';
const howMuch =
  '[ne kadar|kaç|kaç lira|kaç TL|kaça gelir|kaça düşer|kaç para|ne olur|fiyatı ne|fiyatı ne olur|fiyatı kaç] [eder|olur|yapar|öderim|ödenir]';
const bmi = '(VKİ|BMI|vücut kitle indeksi|vücut kitle endeksi|vücut kütle indeksi)';
const place =
  '[yere|alana|alan|zemine|zemin|duvara|duvar|tavana|tavan|banyoya|banyo|odaya|oda|mutfağa|mutfak|yer] [için]';

export const questions: Questions = {
  asks: {
    sum: [`(toplam|toplamı|toplamları) {values}`, `{values} ${of} [sayılarının] toplamı [kaç|nedir|kaçtır]`],
    percentOf: [
      `{y} ${of} ${percent('x')} [kaç|ne kadar|kaçtır|nedir|kaç eder|kaç yapar]`,
      `${percent('x')} {y} [kaç]`,
    ],
    share: [
      `{y} ${of} (yüzde kaçı|% kaçı) {x} [eder|yapar|dir|olur]`,
      `{x} {y} ${of} (yüzde kaçı|yüzde kaçıdır|kaç yüzdesi|% kaçı|%kaçı|yüzde kaçına eşit)`,
      `{x} sayısı {y} ${of} (yüzde kaçı|yüzde kaçıdır|% kaçı)`,
      `{y} (içinde|üzerinden) {x} (yüzde kaç|% kaç|yüzde kaçı)`,
    ],
    change: [
      `[maaş|maaşım|fiyat|fiyatı|kira|kiram|kur|dolar|kilom|ücret] {x} ${from} {y} ${to} (çıktı|düştü|çıkarsa|düşerse|çıkmış|yükseldi|arttı|indi|geldi) yüzde kaç [zam|artış|düşüş|değişim|arttı|azaldı|artmış|zamlandı|zam geldi|zam aldım|indirim]`,
      `{y} sayısı {x} ${from} yüzde kaç (fazla|büyük|küçük|az|eksik|fazladır)`,
      `{y} {x} ${from} yüzde kaç (fazla|büyük|küçük|az|eksik|fazladır)`,
      `{x} ${from} {y} ${to} (yüzde kaç|% kaç|yüzdelik|yüzde) [artış|değişim|azalış|artmış|düşüş|arttı|değişti|azaldı|düştü|değişimi]`,
      `{x} ${from} {y} ${to} [yüzde|%] [kaç] (artış|değişim|azalış|düşüş|artmış|arttı|azaldı|düştü|değişti) [yüzdesi|oranı|yüzde kaç|kaç %]`,
      `{x} ${from} {y} ${to} [çıktı|düştü|çıkarsa|düşerse|çıkmış] (yüzde kaç|% kaç) [arttı|azaldı|artmış|düştü|değişti]`,
    ],
    whole: [
      `{value} (hangi sayının|neyin|kaçın) ${percent('percent')} [dir]`,
      `${percent('percent')} {value} (olan sayı|olan sayı kaçtır|olan sayı nedir|eden sayı)`,
      `${percent('percent')} {value} ise (tamamı|%100ü|hepsi|tümü) [kaç|kaçtır|ne kadar]`,
    ],
    priceBefore: [
      `${percent('percent')} ${off} [ile|sonrası|sonrasında] {value} ${lira} [olan|eden|ise] [ürünün|fiyatın] (ilk fiyatı|indirimsiz fiyatı|eski fiyatı|orijinal fiyatı) [ne|nedir|kaç]`,
      `(indirimsiz fiyat|ilk fiyat|eski fiyat) ${percent('percent')} ${off} {value} ${lira}`,
    ],
    savings: [
      `{principal} ${lira} [yı|yi|lirayı] [yıllık] ${percent('ratePercent')} (faizle|bileşik faizle|faiz|bileşik faiz|faizden) {years} ${years} [sonra] [ne kadar|kaç lira] [olur|eder]`,
      `{principal} ${lira} {years} yıl [sonra] [yıllık] ${percent('ratePercent')} (faizle|bileşik faizle|faiz) [ne kadar|kaç lira] [olur|eder]`,
    ],
    discountAndTax: [
      `{price} ${to} ${percent('discountPercent')} ${off} (ve|sonra|artı|+) ${percent('taxPercent')} ${tax} [ne kadar]`,
    ],
    discount: [
      `{price} ${lira} [lik|luk|'lik|'luk|liralık|TL'lik|değerindeki|olan] ${goods} ${percent('discountPercent')} ${off} ${howMuch}`,
      `${goods} [fiyatı] {price} ${lira} ${percent('discountPercent')} ${off} ${howMuch}`,
      `${percent('discountPercent')} ${off} {price} ${lira} [lik|luk|liralık] [${goods}] ${howMuch}`,
      `{price} ${from} ${percent('discountPercent')} ${off} [ne kadar|kaç]`,

      `{price} ${lira} [üzerinden|ürün|ürüne|üründe|fiyata] ${percent('discountPercent')} ${off} [fiyatı] [kaç TL|kaç lira|kaça gelir|kaça düşer|ne olur|kaç para] [eder|olur|yapar]`,
    ],
    fuelCost: [
      `{distance:kilometer} [yol|yolda] (100 km de|100 km'de|100 kmde|100 kilometrede|100 de|100'de) {efficiency} (litre|l|lt) (litresi|benzin|benzinin litresi|mazot|mazotun litresi|yakıt) {fuelPrice} ${lira} [kaç TL|kaç lira|ne kadar|ne tutar|kaç tutar|kaç para]`,
      `{distance:kilometer} [yol|için|gitmek|yolda] [100 kmde|100 km'de|100 kilometrede|yüz kilometrede] {efficiency} (litre|l|lt) [/100km|/100 km] [yakan|yakıt|tüketen|yakıyorsa|yakarsa|tüketim|tüketimle|yakıyor] [araç|araba|arabayla|araçla] [ve] [benzin|litresi|yakıt|litre fiyatı|benzinin litresi|mazot] {fuelPrice} ${lira} [ise|den|litre|liradan|/litre|/l] [ne kadar|kaç lira|yakıt maliyeti|ne kadar yakar|ne kadar tutar|kaç lira tutar|kaç TL|kaç TL tutar|benzin parası|yakıt masrafı]`,
      `(yakıt maliyeti|benzin parası|yakıt masrafı|yakıt parası) {distance:kilometer} [100 kmde|100 km'de] {efficiency} (l/100km|litre/100km|litre|l/100 km|lt) [benzin|litresi|yakıt] {fuelPrice} ${lira} [/litre|/l|litre]`,
    ],
    fuelCostPerLiter: [
      `[yakıt maliyeti|benzin parası|yakıt masrafı] {distance:kilometer} [litrede|litreyle] {efficiency} (km/l|km/litre|km giden) [araç|araba] [benzin|litresi] {fuelPrice} ${lira} [litre|/litre|/l]`,
    ],
    loan: [
      `{principal} ${lira} (kredi|konut kredisi|ihtiyaç kredisi) {years} ${years} [vadeyle|vadeli|vade] yıllık ${percent('ratePercent')} [faizle|faiz|faiz oranı] [aylık taksit|taksit|aylık taksiti] [ne kadar|kaç]`,
      `{principal} ${lira} (kredi|konut kredisi|ihtiyaç kredisi) [yıllık] ${percent('ratePercent')} [faizle|faiz] {years} ${years} [vadeyle|vadeli|vade] [aylık taksit|taksit|aylık taksiti] [ne kadar|kaç]`,
      `(kredi|konut kredisi|ihtiyaç kredisi|kredi taksiti) {principal} ${lira} [yıllık] ${percent('ratePercent')} [faizle|faiz] {years} ${years}`,
    ],
    netOfTax: [
      `{amount} ${from} ${percent('taxPercent')} ${tax} [yi] (çıkar|düş|çıkarsak|düşersek|çıkarırsak|düşünce|çıkınca)`,
      `${percent('taxPercent')} ${tax} dahil {amount} ${of} [ise] [KDVsiz|KDV'siz|KDV hariç|vergisiz] [tutarı|fiyatı|net] [ne kadar|kaç]`,
      `{amount} ${lira} ${percent('taxPercent')} ${tax} dahil [ise] [KDVsiz|KDV'siz|KDV hariç|vergisiz|net] [tutarı|fiyatı] [ne kadar|kaç]`,
      `KDV dahil {amount} ${lira} [ise] ${percent('taxPercent')} [KDV] hariç [fiyatı|fiyat|tutarı|tutar] [ne|nedir|kaç|ne kadar|kaç lira|kaç TL]`,
      `KDV dahil {amount} ${lira} [ise] [KDV] ${percent('taxPercent')} [KDVsiz|KDV'siz|KDV hariç] [tutarı|fiyatı] [ne kadar|kaç]`,
    ],
    taxOn: [
      `{amount} ${of} ${percent('taxPercent')} ${tax} [ne kadar|kaç|nedir|kaç lira]`,
      `${percent('taxPercent')} ${tax} {amount} ${lira} [için] [ne kadar]`,
      `{amount} ${of} ${tax} [tutarı] ${percent('taxPercent')} [ile|ise] [ne kadar|kaç]`,
      `{amount} ${lira} için ${percent('taxPercent')} ${tax} [ne kadar|kaç]`,
    ],
    withTax: [
      `{amount} ${to} ${percent('taxPercent')} ${tax} (ekle|eklersek|eklenince|dahil|eklenirse|ekleyince) [ne kadar|kaç]`,
      `{amount} ${lira} (artı|+) ${tax} ${percent('taxPercent')}`,
    ],
    tipShared: [
      `{subtotal} ${lira} [hesap|hesabı] ${percent('tipPercent')} bahşişle ${people} [bölersek|böl|bölünce|kişi başı] [kişi başı] [kaç|ne kadar|kaç lira]`,
      `{subtotal} ${lira} [hesap|hesabı] [ve|artı|+] ${percent('tipPercent')} bahşiş ${people} [bölersek|böl|bölünce|bölünürse|kişi başı] [kişi başı] [kaç|ne kadar]`,
    ],
    tip: [
      `{subtotal} ${lira} [hesap|hesabın] [için|artı|ve|+] ${percent('tipPercent')} (bahşiş|bahşişi|bahşişle) [ne kadar|kaç|toplam]`,
    ],
    split: [
      `(yemek|hesap|akşam yemeği|kahvaltı|hediye|taksi) {subtotal} ${lira} ${people} [kişi başı|kişi başına] [kaç|ne kadar|kaç lira|kaç TL]`,

      `{subtotal} ${lira} [liralık] (hesap|hesabı) ${people} [kişi başı|ne kadar|kaç lira]`,
    ],
    ageOn: [
      `{birthDate} ${dates} ${born} [biri|birisi] {asOf} ${dates} ${ending('de', 'da', 'te', 'ta')} [kaç yaşındaydı|kaç yaşındaydım|kaç yaşındayım|kaç yaşına girdi|kaç yaşına girer|kaç yaşındadır|kaç yaşında|yaş|yaşı] [olur|olacak|kaç]`,
    ],
    age: [
      `{birthDate} ${dates} ${ending('de', 'da', 'te', 'ta')} ${born} [biri|birisi|kişi] [şimdi|bugün] [kaç yaşında|yaş|yaşı|kaç yaşındayım|kaç yaşındadır|yaşım kaç]`,
      '(yaş hesapla|yaşım kaç|kaç yaşındayım) [doğum tarihi|doğum tarihim] {birthDate}',
    ],
    weekday: [
      `{start:next} ${dates} (hangi gün|haftanın hangi günü|ne günü|hangi güne denk geliyor|hangi güne geliyor|günlerden ne|hangi gündü|haftanın hangi günüydü) [idi|olacak|denk geliyor]`,
    ],
    daysBefore: [
      `{start} ${dates} ${ending('den', 'dan', 'ten', 'tan')} (${days}) (önce|öncesi) [hangi gün|hangi tarih|ne|tarih]`,
    ],
    ago: [`[bugünden] (${days}) önce [hangi tarihti|hangi gündü|hangi tarih|tarih|ayın kaçıydı|hangi gün]`],
    fromToday: [
      `[bugünden] [itibaren] (${days}) sonra [hangi tarih|hangi gün|tarih|ayın kaçı|tarih ne|hangi tarih olacak]`,
      `[bugünden] [itibaren] (${days}) sonrası [hangi tarih|hangi gün]`,
    ],
    weeksUntil: [`{end:next} ${dates} ${into} [kadar] (kaç hafta) [var|kaldı|kalmış]`],
    weeksBetween: [`{start} ${from} {end} ${into} [kadar] kaç hafta [var]`],
    daysUntil: [
      `{end:next} ${dates} ${into} [kadar] (kaç gün|ne kadar|kaç gün) [var|kaldı|kalmış|kaldığı]`,
      `{end:next} (kaç gün sonra|ne zaman)`,
    ],
    daysSince: [
      `{start:last} ${dates} ${since} [bugüne|beri|bu yana|itibaren] [kadar] (kaç gün|ne kadar zaman|ne kadar) [geçti|oldu|geçmiş]`,
    ],
    daysBetween: [
      `{start} ${dates} ${ending('den', 'dan', 'ten', 'tan')} {end} ${dates} ${into} [kadar] kaç gün [var|geçer|geçti]`,
    ],
    hoursBetween: [
      `[saat] {start} ${ending('de', 'da', 'te', 'ta')} (başladım|başladı|girdim|açıldı|geldim|uyudum|yattım) [ve] [saat] {end} ${ending('de', 'da', 'te', 'ta')} (bitti|bitirdim|çıktım|kapandı|gittim|uyandım|kalktım) (kaç saat|ne kadar|kaç saat çalıştım|kaç saat sürdü|kaç saat uyudum) [oldu|eder|geçti]`,
      `[saat] {start} (ile|ve) [saat] {end} (arasında|arası) (kaç saat|ne kadar|kaç saat var) [var]`,
      `[saat] {start} ('den|'dan|'ten|'tan|den|dan|ten|tan) [saat] {end} ${into} [kadar] [kaç saat|ne kadar] [var|eder]`,
    ],
    bmi: [`[boy] {height:centimeter} [boy|ve|kilo|ağırlık] {weight:kilogram} [için|ise] ${bmi} [kaç|nedir]`],
    consumption: [
      "{distance:measure} (için|yolda|'de|'da|de|da) {fuel:measure} [tüketim|tüketimi|yakıt tüketimi]",
      '{fuel:measure} ile {distance:measure}',
      `{distance:measure} {fuel:measure} (yaktı|yaktım|yakmış|harcadı|harcadım|yakıyor|gitti) (100 kmde|100 km'de|100 kilometrede|ortalama|tüketim|yakıt tüketimi) [kaç litre|ne kadar|kaç|ne] [yakar|yakıyor|yakmış|eder]`,
      '{fuel:measure} [ile|yakıtla|benzinle|mazotla] {distance:measure} (gittim|gitti|yol gittim|yol gitti|gidiyor|yol yaptım) [yakıt tüketimi|tüketim|ortalama|ortalama tüketim] [kaç|ne|nedir|ne kadar]',
    ],
    finish: [
      `{distance} {pace} (tempoyla|tempoda|tempo ile|pace ile) [koşarsam|koşulursa|koşarsak] [ne kadar sürer|kaç dakika|süre|kaç dakikada biter|ne kadar|kaç saat sürer]`,
      `{distance} {pace} (tempo|pace) [koşarsam] (ne kadar sürer|kaç dakika|süre|kaç dakikada biter|kaç saat sürer|ne kadar sürede biter)`,
      `{distance} {pace} (dk/km|/km) [tempoyla|ile|tempo] [ne kadar sürer|kaç dakika|süre]`,
    ],
    pace: [`{distance} {time} (koştum|koşarsam|koşu) [tempo|tempom|pace] [kaç|ne|nedir]`],
    journey: [
      `{distance} [yol|yolu] [saatte] {speed} (hızla|ile|hız ile|hızda|süratle) [gidersem|gidersek|gidilirse] (ne kadar sürer|kaç saat|kaç saatte|kaç saat sürer|süre|kaç dakika|ne kadar sürede|kaç saatte gidilir|kaç saatte giderim)`,
    ],
    litersOfPaint: [`{area} ${place} [{coats} kat] (kaç litre|kaç lt|ne kadar) boya [gider|gerekir|lazım|gerek]`],
    zone: ['{from:city} (saati|saatiyle|saati ile) {time} {to:city} (saat kaç|kaç|saatiyle kaç|saati ile kaç)'],
  },

  answers: {
    original: 'İlk değer',
    tipTotal: 'Bahşişle toplam',
    perPerson: 'Kişi başı',
    gross: 'Vergi dahil',
    net: 'Vergi hariç',
    tax: 'Vergi tutarı',
    discounted: 'İndirimli fiyat',
    total: 'Toplam',
    years: 'Yaş',
    date: 'Tarih',
    weekday: 'Haftanın günü',
    days: 'Gün sayısı',
    weeks: 'Hafta sayısı',
    time: 'Süre',
    economy: 'Yakıt tüketimi',
    fuelCost: 'Yakıt maliyeti',
    pace: 'Kilometre başına tempo',
    finish: 'Toplam süre',
    bmi: 'Vücut kitle indeksi',
    mean: 'Ortalama',
    sum: 'Toplam',
    payment: 'Taksit',
    savings: 'Birikim',
    roman: 'Roma rakamıyla',
    zone: 'Oradaki saat',
    number: 'Sayı',
    tiles: 'Karo sayısı',
    paint: 'Boya',
    area: 'Alan',
  },
  settings: {
    tipPercent: 'Bahşiş (%)',
    wastePercent: 'Fire (%)',
    coats: 'Kat sayısı',
    coverage: 'Litre başına alan',
    can: 'Kutu hacmi',
    compounded: 'Faiz işletimi',
    yearly: 'yıllık',
    payments: 'Ödeme sıklığı',
    monthly: 'aylık',
  },
};
