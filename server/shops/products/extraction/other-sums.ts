import { SUMS_ELSEWHERE } from './texts/more-sums.ts';

/**
 * Words that say that a sum is not the price to pay once for one new piece. They count before the sum in its own line, and
 * after it where they follow at once: "24,90 € zzgl. Versand" is a price, "zzgl. 4,90 € Versand" is none.
 */
interface OtherSum {
  before: RegExp | null;
  after: RegExp | null;
}

const OTHER_SUMS: readonly OtherSum[] = [
  // for a kilo, a litre, a piece of many
  {
    before:
      /grundpreis|unit price|price per|prix au|prix unitaire|precio por|prezzo al|jmf-?\s?pris|sammenligningspris|eenheidsprijs|cena za|cena jednostkowa|m[eě]rn[aá] cena|egys[eé]g[aá]r|\d ?(?:g|ml|kg|l|cl|oz|枚|個|本)(?:あたり|当たり|当り|당)|(?:^|[\s(])(?:pro|per|1) ?(?:kg|l|m|liter|litre|kilo)\s?[=:]|单价|單價/i,
    after:
      /^(?:\/|per\b|pro\b|je\b|par\b|al\b|il\b|le\b|el\b|por\b|za\b|за\b|a\b|\()\s?(?:\d{1,5}\s?)?(?:kg|kilo|g\b|gr\b|gramm?e?s?\b|ml|cl|dl|l\b|lit\p{L}{0,4}|lb|oz|fl\.? ?oz|pounds?\b|ounces?\b|m\b|cm\b|m²|m2|sq|ft\b|count|ct\b|100\b|unit|piece\b|stk|st\b|ea\b|sheet|wash|load|serving|tablet|кг|г\b|л\b)|^(?:soit|entspricht)\b/iu,
  },
  // paid back with the bottle
  {
    before:
      /pfand|deposit|consigne|dep[oó]sito|cauzione|cau[cç][aã]o|statiegeld|kaucj|\bpant\b|z[aá]loha|デポジット|保証金|\bcrv\b|押金|депозит|залог/i,
    after:
      /^(?:(?:refundable|bottle|de|di|d['’]) ?)?(?:\p{L}{0,12}pfand|deposit|consigne|dep[oó]sito|cauzione|cau[cç][aã]o|statiegeld|kaucj|pant\b|z[aá]loh)/iu,
  },
  // for some people only
  {
    before:
      /members?\b|membership|mitglied|adh[eé]rents?|\bsoci[oi]?s?\b|s[oó]cios?\b|\bleden|klubowicz|klubow|z kart[aą]|törzsvásárl|stammis|klubár|klubb?pris|klubk[aá]rt|kart[aąoy] |карт(?:ой|е|кой|кою|ою)(?!\p{L})|з картк|와우|멤버십|klub(?:ov|sk|n[aá])|klub cijena|клубн|券后|用券|到手价|折價券|刷卡|(?:ب|مع )(?:ال)?(?:بطاقة|كوبون)|كود الخصم|(?<!\p{L})kód(?:om|em|dal)?|kortel[eė]|nariams|liikmele|kliendikaardi|koodiga|biedriem|ar (?:karti|kodu)|회원 ?(?:가|전용|할인)|medlem|会員|會員|会员|sepet(?:te|e özel)|premium|[’']?[ae] özel|[cč]len(?:sk|ov|y\b)|\bprime\b|club[- ]?(?:card|price|preis|pris|prijs|prix)|clubcard|nectar|kundenkarte|payback|card ?holders?|card price|carte de|carta fedelt|tarjeta|loyalty|\bapp[- ](?:price|preis|only)|rewards?\b|\bvip\b|students?\b|employee|\btrade (?:customers?|price|account)|business (?:customers?|price)|geschäftskunden|gewerbe|professionnels|empresas|zakelijk|firmowy|first order|new customers?|neukunde|\b(?:with|using|use|apply|mit|avec|con|met|med|com|z|s)\s(?:\p{L}{1,7}\s)?(?:(?:promo|gutschein|rabatt|aktions|kortings)?code|codice|código|kodem|kod(?:en)?\b|kóde?m|cupom|cupón)|クーポン|쿠폰|קופון/iu,
    after:
      /^(?:with|after|using|for|nach|apr[eè]s|dopo|efter|po|tras|mit|f[uü]r|avec|pour|con|per|met|voor|z|dla|med|f[oö]r|com|para|s|pro)\s(?:\p{L}{1,12}\s){0,3}(?:\p{L}{0,12}card|\p{L}{0,12}karte|carte|carta|tarjeta|kaart|kart[aąo]|kort|cart[aã]o|members?|mitglied\p{L}{0,3}|adh[eé]rent|soci|socio|leden|medlem|prime|coupon|voucher|(?:promo)?code|codice|c[oó]digo|kodem|koden|kódem|cup[oó][mn]|gutschein)|^con (?:tu|tus|la|tarjeta)\b|^(?:[cсз]|при оплате|по)\s(?:\p{L}{1,12}\s){0,3}карт|^(?:와우|회원|멤버십|wow\b)|^\p{L}{1,12}(?:kártyával|kortilla|kortin kanssa)/iu,
  },
  // for those who order again and again
  {
    before:
      /subscri|autoship|auto-?(?:delivery|renew|refill)|repeat deliver|spar-?abo|\babo\b|abo-?preis|abonn|suscr[ií]|suscripci|abbonament|iscriviti|prenumer|subskryp|abonament|p[rř]edplat|定期|assin(?:atura|e\b)|tilaus|подписк|every \d{1,2} (?:weeks?|months?|days?)/i,
    after: /^(?:with|mit|avec|con|met|med|im|in) (?:a )?(?:subscription|\p{L}{0,6}-?abo\b|abonnement|suscripci)/iu,
  },
  // from so many pieces on
  {
    before:
      /(?:from|\bab|vanaf|\bod|fr[aå]n|fra|desde|partir de|\bda|acima de|n[aá]kupu|zakupie|k[oö]p av|buy|order|par|\bfor)\s\d{1,4}\s?(?:\+|or more|pieces?|pcs|items?|units?|st[uü]ck|stk|stuks|\bst\b|ks|szt|sztuk|uds|un\b|unidades|pz|pezzi|pi[eè]ces?|個|:|x\b|,|-|–)|(?:^|[\s(])\d{1,4}\s?(?:\+|or more)\s?(?:pieces?|pcs|items?|units?|st[uü]ck|stk\.?|stuks|st|ks|szt)?[\s:]{0,3}$|\d{1,4}個(?:以上|セット)|まとめ買い|bulk|wholesale|mengenrabatt|staffel|multi-?buy|case price|\b\d{1,2} (?:for|för|für|pour|voor|por|per|za)\s{0,2}$/i,
    after: /^(?:each|ea\.?)\s(?:when|if|for)\b/i,
  },
  // without tax
  {
    before:
      /ex(?:cl|clusief)?\.? ?(?:vat|tax|gst|btw|moms|mva)|before tax|without tax|netto|hors taxe|prix ht|sin iva|iva (?:no incl|escl)|bez dph|bez vat|exkl\.? ?moms|sem (?:impostos|iva)|税抜|税別|本体価格|未税|без ндс|áfa nélkül|ohne (?:mwst|ust)|(?:brez|bez) (?:ddv|davka|pdv|poreza|пдв|ддс)|без (?:пдв|ддс)|f[aă]r[aă] tva|\bnett[oó]|ekskl?\.? ?moms|eks\. ?mva|kdv hari[cç]|χωρίς φ\.?π\.?α|alv ?0|부가세 별도|不含稅|不含税|غير شامل|(?:بدون|قبل) (?:ال)?ضريبة|veroton|ilman alv|προ φ\.?π\.?α|לפני מע|ללא מע|באילת|לא כולל מע|ไม่รวม|ก่อน (?:vat|ภาษี)|chưa (?:bao gồm )?(?:vat|thuế)|belum termasuk|sebelum pajak|be pvm|bez pvn|km-ta|공급가|vat 별도|[（(]?税抜/i,
    after:
      /^(?:ht\b|excl|exkl|exclusi|ex\.? ?(?:vat|tax|gst|btw|moms)|without (?:vat|tax)|ohne (?:mwst|ust)|(?:zzgl\.?|plus|\+) ?(?:mwst|ust|vat|iva|tax|gst|btw|moms|dph)|(?:der |19 ?% )mwst|sin iva|iva (?:esclus|no incl|excl)|netto\b|bez (?:dph|vat)|sem impostos|[（(]?税(?:抜|別)|[（(]未税|без (?:ндс|пдв|ддс)|(?:brez|bez) (?:ddv|davka|pdv)|f[aă]r[aă] tva|\+ ?kdv|kdv hari[cç]|ekskl?\.? ?moms|nett[oó]|alv ?0|부가세 별도|غير شامل|\+ ?(?:áfa|tva|iva|vat|moms|φ\.?π\.?α|km\b|税|消費税|ндс|пдв|ddv|pdv)|＋税|χωρίς φ\.?π\.?α|excl\.? gst|ex gst)/i,
  },
  // delivery, and from when on it is free
  {
    before:
      /shipping|postage|deliver|versand|lieferung|livraison|exp[eé]dition|spedizione|\benv[ií]o|\bfrete|verzend|bezorg|dostaw|doprav|poštovn|sz[aá]llít|\bfrakt|\bfragt|toimitus|配送|送料|運費|运费|宅配|取貨|郵寄|邮费|快递|(?:满|滿)\s{0,2}$|الشحن|شحن|التوصيل|p ?& ?p\b|click ?& ?collect|pristatym|piegād|tarne\b|saatmi|배송|משלוח|доставк|kargo|livrare|αποστολ|μεταφορικ|orders? (?:over|above|of)|\bspend|mindestbestell|frais de port/i,
    after: /^\+?\s?(?:shipping|delivery|postage|versand|frais|de (?:frais|port)|以上|이상|spedizione|frakt)/i,
  },
  // used, or somebody else's
  {
    before:
      /\bused\b|pre-?owned|second[- ]?hand|refurb|renewed|open[- ]?box|gebraucht|generalüberholt|refurbish|occasion|reconditionn|segunda mano|\busad[oa]s?\b|reacondicion|recondicionad|\busat[oi]\b|ricondizionat|tweedehands|gebruikt|używan|odnowion|begagna|brugt|käytet|kunnostet|中古|アウトレット|訳あり|중고|리퍼|반품|二手|翻新|整新|福利品|مستعمل|مجدد|משומש|מחודש|יד שנייה|มือสอง|hàng cũ|đã qua sử dụng|bekas|уцен|уцін|восстановл|відновл|вживан|[бb]\/[вv]|употребяв|втора употреба|rabljen|obnovljen|resigilat|recondi[tț]ionat|használt|felújít|μεταχειρισμ|ανακατασκευασμ|ikinci el|yenilenmiş|naudot|kasutatud|lietota|b-ware|vorführ|rozbalen|zánovn|retourdeal|fyndvara|seminov|seminuev|ex-display|b-stock|整備済|použit|\bbazar|repasovan|б\/у|other sellers|buying choices|andere (?:verkäufer|anbieter)|autres vendeurs|otros vendedores|warehouse|outlet from|\d offers? from|\d (?:neu|nuov|neuf|nuev)\p{L}{0,4} (?:ab|da|à partir|desde)/iu,
    after: /^(?:used|gebraucht|d['’]occasion|usad[oa]|usato|tweedehands|begagna)/i,
  },
  // what one saves
  {
    before:
      /\bsav(?:e|es|ing|ings)\b|discount|\bsparen?\b|\bspar[at]?\b|économi[sz]|econom[ií]|ahorr|توفير|وفر|חיסכון|절약|risparmi|oszcz[eę]d|ušetř|bespaar|rabatt?\b|remise|r[eé]duction|descuento|desconto|sconto|korting|\bslev[ay]|割引|値引|折扣|立减|优惠(?![价前])|(?:节|現)?省(?=\s{0,2}$)|返(?=\s{0,2}$)|折抵|回饋|(?<!بعد (?:ال)?)خصم|(?<!(?:sau|đã) )giảm(?: giá)?\s{0,2}$|\betu\s{0,2}$|alennus|säästä|hemat|diskon|potongan|отстъпка|спестяв|знижк|вигода|выгода|кешб[еэ]к|popust|prihran|ušted|reducere|έκπτωση|κέρδος|nuolaid|sutaup|soodustus|atlaide|ietaupi|скидк|coupon|voucher|gutschein|cashback|credit\b|bonus|points?\b|ポイント|적립|積點|點數|נקודות|trade-?in|gift card|\d\s?\p{L}{0,8}\s?[=＝]\s{0,2}$/iu,
    after:
      /^(?:off\b|discount|savings?\b|rabatt?u?\b|gespart|günstiger|de (?:r[eé]duction|remise|descuento|desconto|moins)|di (?:sconto|risparmio)|korting|zniżk|slev|割引|値引|引き|お得|off|オフ|할인|적립|indirim|tasarruf|kedvezmény|cashback|in points|credit\b)/i,
  },
  // as much as that, and no more
  {
    before:
      /(?<!\p{L})(?:up ?to|bis zu|jusqu['’][aà]|hasta|fino a|at[eé]|hingga|do|tot|max\.?|maks\.?|до)\s{0,3}$|(?:최대|最大|最高)\s{0,3}$/iu,
    after: null,
  },
  // a part of it each month
  {
    before:
      /\d{1,2} ?(?:[x×]|raten|payments?|instal\p{L}{0,9}|cuotas|rate|mensualit[eéà]s?|termijnen|rat|parcelas|vezes|fois|spl[aá]tek|versements)(?:\s(?:of|zu|de|da|van|po|à|sem))?\s{0,3}$|as low as \p{Sc}?\d{0,6}\/|instal(?:l)?ments?|per month|monthly|monatlich|ratenzahlung|finanz|financ|\bhavi\b|taksit|[αά]τοκες|δ[οό]σεις|cicilan|trả góp|ผ่อน|תשלומים|할부|klarna|afterpay|affirm|clearpay|delbetal|osam[aä]ks|leasing|spl[aá]tk|月々|月額|月供|月付|每期|分割|분할|월(?: 납입금)?\s{0,2}$|할부|أقساط|قسط|دفعات|kuumakse|järelmaks|išsimokėtinai|obrok|вноск|розстрочк|частями|частинами|分期|月付|рассрочк|interest[- ]free|zinsfrei|sans frais|sem juros|payments? of/iu,
    after:
      /^(?:\/|per\b|pro\b|par\b|al\b|por\b|a\b|im\b|p\.?\/?|na\b)?\s?(?:mo\b|month|mth|monat|mtl\b|mois\b|mese\b|mes\b|m[eê]s\b|m[aå]n(?:ad|ed)?\b|maand|mies|mėn|mēn|mjesec|mesec|месец|міс|мес\b|kk\b|kuu\b|kuukau|μήνα|ay\b|oy\b|lun[aă]|tháng|bulan|شهر|חודש|เดือน|期|m[eě]s[ií][cč]|m\b\.?|mensuel|yr\b|year|jahr|week)|^p\/m|^p\.m\.|^monthly|^شهري|^[x×] ?\d|^in \d{1,2} (?:rate|raten|cuotas|payments)|^sem juros/i,
  },
  // rented
  {
    before:
      /\brent(?:al|s|ing)?\b|\bhire\b|\bmiet(?:e|en|preis)\b|location\s?:|\balquil|noleggi|\bhuren\b|huurprijs|wynaj|\bhyr(?:a|pris)?\b|\bleie\b|\bleje\b|レンタル|\balug|p[uů]j[cč]ovn|대여|렌탈|租借|租用|kirala/i,
    after:
      /^(?:[/／]|per\b|pro\b|par\b|al\b|por\b|za\b|a\b)\s?(?:day|night|tag\b|nacht|jour|d[ií]a|giorno|dag\b|dzie[nń]|dygn|日|dia|den\b)/i,
  },
  // for those who pay in one way
  {
    before:
      /bank transfer|wire transfer|cash price|vorkasse|virement|transferencia|bonifico|overboeking|przelew|f[oö]rskott|振込|\bpix\b|boleto|efectivo|\bhavale|bank offer|effective price|무통장|p[rř]evodem/i,
    after:
      /^(?:by|bei|par|por|con|bij|przy|vid|no|na|p[rř]i|em|in|mit|en)\s(?:\p{L}{1,14}\s){0,2}(?:bank|transfer|cash\b|vorkasse|virement|transferencia|bonifico|overboeking|przelew|f[oö]rskott|pix\b|platb|boleto|dinheiro|efectivo)/iu,
  },
  // a first part of it
  {
    before:
      /down ?payment|\bpay(?: just| only)?\s{0,3}$|anzahlung|acompte|\bse[ñn]al\s?:|acconto|aanbetaling|zaliczk|handpenning|内金|頭金|\bentrada\s?:|kapora|předem|forskud|ennakko/i,
    after: /^(?:down ?payment|upfront|(?:today|now),? (?:and )?(?:the )?(?:rest|balance))/i,
  },
  // several of them, or others with it
  {
    before:
      /\bset (?:of \d|price|completo|mit)|im set\b|\ble lot\b|\bpack (?:de|of) \d|\bsetpri[js]|\bzestaw|paketpris|点セット|\bkit com \d|\bsada \d|\b(?:carton|caisse|case|karton|kiste|doos|karton|scatola|caja|caixa|skrzynka|kartón) (?:de|of|mit|van|da|con|com|po|s)?\s?\d|multi-?pack|\b(?:package|combo|kit|paket|pakke|paquete|pacote|pacchetto|zestaw)\s?[:：]\s{0,2}$|\bl[oö]sning f[oö]r/i,
    after: /^for both\b/i,
  },
  // what it cost at its cheapest, as the law wants it
  {
    before:
      /30[- ]?(?:day|tage|jours|d[ií]as|giorni|dagen|dni|dana|dienų|päeva|dienās?|дни|днів|дней|ημερών|nap|gün|dag|dgr|dn[iíů]|日|nap|zile|päiv)|lowest (?:recent )?price|last lowest|niedrigster|bestpreis|prix le plus bas|m[aá]s baj[oa]|precio m[ií]nimo|pi[uù] basso|laagste prijs|najni[zż]sza|l[aä]gsta|laveste|最低価格|最安値|menor pre[cç]o|nejni[zž]š[ií]|najni[zž]|mažiausia|madalaim|zemākā|най-ниска|χαμηλότερη|en düşük|alin hinta|legalacsonyabb/i,
    after: null,
  },
  // what one may buy with it
  {
    before:
      /protection|warranty|guarantee|garant(?:ie|[ií]a)|garanzia|gwaranc|z[aá]ruk|garanti\b|延長保証|保険|insurance|assurance|versicherung|gift[- ]?wrap|geschenk|emballage|envoltorio|confezione|cadeau|pakowanie|presentin|ラッピング|embalagem|balen[ií]|zusätzlich|aufpreis|meerprijs|installation|assembly|montage|altgerät|recycling|[eé]co-?(?:tax|part|contrib)|\badd-?on|\badd (?:an?|the|one|some)\b|ajoutez une?\b|añade una?\b|aggiungi un|voeg een|bundle|together|zusammen|ensemble|personali[sz]|engrav|gravur/i,
    after: /^(?:for (?:gift|both|all)|extra\b|for \d|d['’][eé]co)/i,
  },
  // over
  {
    before:
      /expired|abgelaufen|expir[eéó]|scadut|verlopen|wygas|udløb|終了|ended|estimate[sd]?\b|schätz(?:preis|ung|wert)|estimation|estimaci[oó]n|estimativa|\bstima\b|schatting|szacunkow|utropspris|予想落札|sold for|verkauft für|vendu/i,
    after: null,
  },
];

const [OF_UNIT, , FOR_MEMBERS, FOR_SUBSCRIBERS] = OTHER_SUMS;
const [FOR_MEMBERS_ELSEWHERE, , OF_UNIT_ELSEWHERE] = SUMS_ELSEWHERE;

/** Whether a line speaks of a price for some people, whatever else stands between: "Subscribe & save 10% £16.65". */
export function isForSome(line: string): boolean {
  const said = line.replace(NOT_FOR_SOME, ' ');
  return [FOR_MEMBERS, FOR_MEMBERS_ELSEWHERE, FOR_SUBSCRIBERS].some((kind) => kind?.before?.test(said));
}

/** A price from which something has been taken already is one to pay: "price after discount", "Цена со скидкой". */
const AFTER_DISCOUNT =
  /(?<!\p{L})(?:price|preis|prix|precio|prezzo|preço|cena|cijena|цена|ціна|kaina|harga|giá|מחיר|السعر|ราคา|τιμή|fiyat|hinta|pris) (?:after|with|nach|mit|après|con|com|s|sa|z|со?|зі?|su|setelah|sau|đã|ל?אחר|بعد|με|med|po) ?(?:(?!mã)\p{L}{1,8} )?(?:discount|rabatt|remise|descuento|sconto|desconto|popustom|rabatem|slevou|zľavou|скидкой|знижкою|nuolaida|diskon|giảm(?: giá)?|הנחה|(?:ال)?خصم|έκπτωση)|harga (?:diskon|promo)|kedvezményes ár|discounted(?: price)?|reduced price|prix (?:remisé|réduit)|割引後(?:価格)?|折(?:扣|后|後)[價价]/iu;

/** A price for those who are no members is the one for all: "Ikke medlem", "non-members". */
const NOT_FOR_SOME =
  /(?<!\p{L})(?:ikke|icke|ej|non|nicht|no|not|niet|ei|nie|ne|not a|without|ohne|uden|utan|sans|sin|senza|zonder|bez)[- ]?(?:medlem\p{L}{0,8}|members?(?:hip)?|mitglied\p{L}{0,8}|adhérents?|soci[oa]?s?|leden|lid|jäsen\p{L}{0,8}|člen\p{L}{0,6}|klub\p{L}{0,8}|karty)(?!\p{L})/giu;

export function withoutDiscounted(label: string): string {
  return label.replace(AFTER_DISCOUNT, ' ').replace(NOT_FOR_SOME, ' ');
}

const ALL_SUMS = [...OTHER_SUMS, ...SUMS_ELSEWHERE];

/** Whether the words around a sum, in its own line, say that it is not the price. */
export function isOtherSum(line: string, after: string): boolean {
  const before = withoutDiscounted(line);
  return ALL_SUMS.some((kind) => kind.before?.test(before)) || otherSumAfter(after) !== null;
}

/** Whether the words around a sum say that it is for a kilo, a metre, a hundred sheets. */
export function isPriceOfUnit(before: string, after: string): boolean {
  return [OF_UNIT, OF_UNIT_ELSEWHERE].some((kind) => kind?.before?.test(before) || kind?.after?.test(after));
}

/** The words right after a sum that say so: they are no label of the next one. */
export function otherSumAfter(after: string): string | null {
  for (const kind of ALL_SUMS) {
    const [words] = kind.after?.exec(after) ?? [];
    if (words) return words;
  }
  return null;
}

/** Delivery that costs nothing says nothing of the sum before it: "45,00 € Versandkostenfrei", "£180.00 Free delivery". */
const FREE_DELIVERY =
  /^[\s\ue000]{0,4}(?:[^\s\d\ue001/]{1,5}[\s\ue000]{1,4})?(?:(?:incl\.?|inkl\.?|with|plus|\+)\s)?(?:(?:free|gratis|kostenlose[rn]?|gratuite?|gratuita|fri|bezpłatna|darmowa)[\s\ue000]{1,3}(?:standard |uk |us )?(?:shipping|delivery|postage|p&p|versand|lieferung|verzending|bezorging|levering|livraison|envío|frakt|fragt|dostawa|spedizione|entrega)|(?:versand|porto|lieferkosten)(?:kosten)?frei|(?:livraison|exp[eé]dition) (?:gratuite|offerte)|envío (?:gratis|gratuito)|spedizione gratuita|frete grátis|verzending gratis|frakt ?fri|fraktfritt|送料無料|包邮|免運|free shipping)/iu;

export function withoutFreeDelivery(after: string): string {
  return after.replace(FREE_DELIVERY, '');
}

/** A shop's own word for the price, after which nothing else counts. */
export const PRICE_LABEL =
  /(?:(?<![\p{L}\d])(?:price|our price|now|today|only|sale price|deal price|your price|total|preis|jetzt|nur|aktuell|unser preis|angebotspreis|prix|maintenant|precio|ahora|oferta|prezzo|ora|prijs|nu|cena|teraz|nyní|pris|nå|preço|por|hinta|цена|ціна|цена за шт|fiyat|ár|τιμή|μόνο|pre[tț]|cijena|harga|giá|tylko|bara|kun|vain|только|лише|sadece|csak|doar|solo|sólo|seulement)|ราคา|価格|税込|販売価格|特価|售价|售價|特價|网路价|網路價|優惠價|brutto|bruttopreis|los toestel|sim[- ]?free|device only|ohne vertrag|cena brutto|gross|가격|판매가|המחיר שלנו)[\s:：*]{0,4}$/iu;
