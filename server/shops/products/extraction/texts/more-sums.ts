/** Words for a former price that stand right before it, in languages beyond those of the largest shops. */
export const FORMER_ELSEWHERE =
  /(?<!\p{L})(?:bisher|früher|uvp des herstellers|alter preis|prix habituel|prix de comparaison|ancien prix|precio (?:habitual|regular|de lista)|prezzo precedente|invece di|normaal|oude prijs|preço antigo|poprzednia cena|było|(?:pôvodn[áe]|bežná|odporúčaná)(?: cena)?|(?:korábbi|régi|lista) ?ár|pre[tț] (?:vechi|ini[tț]ial)|prp|[iî]n loc de|стара (?:цена|ціна)|пцд|преди|вместо|замість|(?:redovna|stara|redna) (?:cijena|cena)|umjesto|namesto|mpc|πριν|αρχικά|πλτ|(?:liste|önceki|eski) fiyat[ıi]?|было|було|(?:ррц|рекомендованная цена|рекомендована ціна)|før|veil\.?|ordinær pris|tidligere(?: pris)?|normalpris|norm\.|ovh\.?|aiemmin|ennen|бывшая цена|(?:ال)?سعر (?:الأصلي|القديم)|بدلاً من|بدلا من|قبل|במקום|לפני(?: הנחה)?|giá (?:gốc|bìa|niêm yết|cũ|thị trường)|harga (?:normal|asli|sebelumnya|coret)|previously|before|typical price|m\.?r\.?p\.?|įprasta kaina|buvo|sena kaina|tavahind|enne|vana hind|parastā cena|bija|vecā cena)[\s:.\ue000\ue001-]{0,6}$|^[\s\ue000\ue001]{0,4}(?:de|από|van)[\s:\ue000\ue001]{0,4}$|(?:元の価格|旧価格|기존가|정상가|원래 ?가격|原价|市场价|定价|划线价|建议零售价|市售價|ราคา(?:ปกติ|เต็ม|เดิม)|จาก)[\s:：.\ue000\ue001-]{0,6}$/iu;

interface OtherSum {
  before: RegExp | null;
  after: RegExp | null;
}

/** Words for sums of other kinds, as `other-sums` has them, in more languages. */
export const SUMS_ELSEWHERE: readonly OtherSum[] = [
  // for some people only
  {
    before:
      /mit (?:\p{L}{1,12} ?)?card|klubo kain|kluba cen|nario kain|lojalumo|püsikliend|klubikaar|kliendikaar|prix (?:membre|club)|avec (?:la|votre|ma) carte|(?:precio|prezzo|preço|pre[tț]) (?:club|miembro|cliente|membru|card)|klantenkaart|com cartão|cartão d[ae]|\bclube\b|\bno app\b|membres[ií]a|w aplikacji|(?<!\p{L})s kart(?:ou|ico|icom)|kupon(?:nal|kóddal| ile)|cu (?:card|cod)ul|за членове|с (?:карта|код)(?!\p{L})|(?:cijena|cena) za član|(?<!\p{L})s kodo(?:m|u)?(?!\p{L})|μέλο|μέλη|με (?:κάρτα|κωδικό|κουπόνι)|\bkart ile|(?<!\p{L})üye(?:lere|ye)?(?!\p{L})|kodu ile|промокод|для (?:участник|учасник)|klubi|med kode|jäsenhinta|jäsenille|kortilla|(?<!\p{L})koodilla|kanta-asiakas|アプリ限定|카드(?!\p{L})|카드 ?할인|혜택가|나의 할인|plus价|app價|(?:سعر )?الأعضاء|מועדון|לחבר(?:י)?(?!\p{L})|สมาชิก|คูปอง|โค้ด|thành viên|với mã|sau mã|(?:dengan|pakai) (?:kupon|kode)|harga member|with (?:\p{L}{1,12}['’]?s? ){0,3}\p{L}{0,12} ?card(?!\p{L})|(?<!\p{L})(?:select|family)[- ](?:prijs|price|preis|pris)|prix family|prezzo family|precio family|(?<!\p{L})su (?:kodu|kortele)|autoship|(?:with|from) (?:\p{L}{1,12} ){0,2}(?:e-?)?wallet(?!s)|wallet (?:price|balance)|кошел(?:ьк|ёк|ек)|гаман(?:ц|ец)|cüzdan (?:fiyat|ile)|電子錢包|钱包价|월렛/iu,
    after:
      /^(?:with |on |your )?(?:first |future |next )?(?:autoship|subscription orders?)|^(?:with|[cсз])\s(?:\p{L}{1,12}\s){0,2}(?:wallet(?!s)|кошел|гаман)/iu,
  },
  // a part of it each month
  {
    before:
      /prestações|parcelas?(?!\p{L})|\d{1,2} (?:meses|mensualidades)|quincenal|\braty\b|\bhavonta\b|részlet|\brate de\s{0,3}$|\brata po\b|na rate\b|\bayl[ıi]k\b|в кредит|månadskostnad|afbetaling|pr\.? m[nå][ne]?d|kuukausierä|\d{1,2}回払い|\d{1,2}회|เดือนละ|\bgóp\b|cicil|mēnesī|nomaksa|laybuy|sezzle|scalapay|payjustnow/iu,
    after:
      /^(?:mensual|quincenal|\/?\s?hó(?!\p{L})|-?t[óő]l\b|pe lun|на месец|mjesečno|mesečno|в месяц|на місяць|pr\.? m[åa]ned|×\s?\d|شهري|ל?חודש|every \d|weekly|a week)/iu,
  },
  // for a kilo, a litre, a piece of many
  {
    before:
      /\b(?:per|pr\.?) (?:kg|kilo|liter|litre|l|100)\b|за (?:літр|литър|литр|кг)|(?:cijena|cena|kaina|cena) (?:za|už|par) (?:kg|l|litr)|τιμή (?:κιλού|λίτρου|μονάδας)|(?:kg|birim|litre) fiyat|(?:kg|kilo|liter|litra|litro)-? ?(?:pris|hinta|preis|prijs)|\d?(?:개|매|병|팩)당|每(?:斤|\d{0,4}\s?(?:克|g|包|件|個|个|片|毫升|ml))|מחיר ליחידה|กิโลละ|ชิ้นละ|ühikuhind|harga per/iu,
    after:
      /^(?:o quilo|za kg|за (?:кг|литр|літр|литър)|\/?\s?(?:το )?κιλό|\/?\s?(?:το )?λίτρο|pr\.? (?:kg|l|100)|\/?\s?(?:لكل )?(?:كجم|كيلو|لتر)|ל-?\s?100|לק|ל?ליטר|\/?\s?(?:กก|กิโล|ลิตร)|ต่อ(?:ชิ้น|กก)|už kg|par kg)/iu,
  },
  // delivery, and from when on it is free
  {
    before:
      /(?:\bportes(?: gr[aá]tis a partir de)?|(?<!pronta )\bentrega|\btransport|teslimat|\bleverans|\blevering)(?=[^\p{L}]{0,4}$)|wysyłk|przesyłk|dostav|poštnin|доставим|手数料|택배비|ค่า(?:จัด)?ส่ง|ส่งฟรี|vận chuyển|\bphí ship|giao hàng|ongkir|biaya kirim|\bmin\. spend|\biznad\s{0,2}$|\bnad\s{0,2}$/iu,
    after: /^(?:üzeri|felett|fölött|and (?:over|above)|以上)/iu,
  },
  // what one saves
  {
    before:
      /du spar(?:st|ar|er)|ersparnis|poup[aeo]|poupança|taniej o|zniżka\b|úspora|ušetr[ií]|z[lľ]av[ay]|megtakarít|kedvezmény[^\p{L}]{0,4}$|šted|κερδίζετε|εξοικονομ|kazanc|[iİ]ndirim\b|экономи|економі|할인 ?금액|実質|הנחה|חסכת|ประหยัด|ลด\s{0,3}$|ส่วนลด|tiết kiệm|\bearn\b|säästad/iu,
    after: /^(?:相当|還元|back\b|instant savings|en bon)/iu,
  },
  // without tax
  {
    before:
      /exkl?\.? ?(?:mwst|ust|mva|moms)|zzgl\.? ?(?:mwst|ust)|senza iva|\bs\/ ?iva|ex(?:c|cl)\.? ?(?:vat|tax|gst)|fără tva|ekskl?\.? ?mva|\bu\. ?moms|未稅|ก่อนภาษี|käibemaksuta|\+ ?iva\s{0,3}$/iu,
    after: /^(?:sem iva|\(?(?:eks|ekskl)\.? ?mva|exc\.? ?(?:vat|tax|gst)|be pvm|bez pvn|s\/ ?iva)/iu,
  },
  // used, or shown in the shop
  {
    before:
      /(?:\bwie neu|\boutlet|\bbrukt|\bdemo|\bsecond|\blike new|\brenover\p{L}{0,3}|bazár)(?=[^\p{L}]{0,4}$)|segunda mão|powystaw|folosit|рециклиран|[iİ]kinci el|\b2\. ?el\b|teşhir|demo(?:vare|laite)\b|returvare|trưng bày|rekondisi|atnaujint|taastat|atjaunot/iu,
    after: null,
  },
  // several of them
  {
    before: /\b(?:mix|any|mix (?:&|and) match|buy) (?:of )?(?:\d{1,2}|two|three|four|six|twelve)\b/iu,
    after: null,
  },
  // the same to read on a screen, or to hear
  {
    before:
      /\be-?books?\b|\be-?b[oø]g\b|\bkindle(?: edition)?[^\p{L}]{0,4}$|\baudio-?books?[^\p{L}]{0,4}$|h[öo]rbuch|livre audio|audiolibro|e-?bok\b|ljudbok|lydbok|lydbog|e-?kirja|äänikirja|e-?knih|e-?könyv|электронн\p{L}{0,3} книг|електронн\p{L}{0,3} книг|電子書|电子书|電子書籍|전자책|이북/iu,
    after: null,
  },
  // what others have offered so far
  {
    before:
      /(?<!\p{L})(?:(?:starting|current|next|opening|minimum|highest|winning|max(?:imum)?|your|last) (?:bid|offer)|bid|(?:aktuelles |start|höchst|mindest)gebot|(?:start|ausruf|aufruf|limit)preis|mise à prix|enchère(?: actuelle| en cours)?|puja(?: actual| mínima)?|precio de salida|offerta attuale|base d['’]asta|prezzo di partenza|(?:huidig|start|hoogste) ?bod|aktualna (?:oferta|cena)|cena wywoławcza|(?:aktuellt|ledande|högsta|nuværende|nåværende|højeste) bud|utropspris|korkein (?:huuto|tarjous)|lähtöhinta|aktuální (?:nabídka|cena)|vyvolávací cena|(?:aktuális|kezdő) (?:licit|ár)|kikiáltási ár|lance (?:atual|inicial|mínimo)|текущая (?:ставка|цена)|начальная (?:ставка|цена)|поточна ставка|güncel teklif|açılış fiyatı|τρέχουσα προσφορά)[\s:：]{0,4}(?:US|AU|CAD?|NZ|HK|MX|[CA]|EUR|USD|GBP|CHF)?\s?$|(?:現在の価格|現在の?入札|開始価格|入札額|当前出价|起拍价|現在出價|현재 ?입찰가|시작가|المزايدة الحالية)/iu,
    after:
      /^(?:[(·|,-]\s?)?(?:\d{1,4} )?(?:bids?\b|(?:current|starting|winning) bid|aktuelles gebot|gebote?(?!\p{L})|enchères?(?!\p{L})|pujas?\b|lances?\b|biedingen\b|ledande bud)/iu,
  },
  // from so much of it on, in any measure
  {
    before:
      /(?<!\p{L})(?:from|ab|vanaf|od|fr[aå]n|fra|desde|partir de|dès|da|от|від|alkaen|alates)\s(?!1\b)\d{1,4}\s?(?!j[aä]|y|a[nñ]|lat|l[eě]t|å|vuo|év|mo|h|st(?:d|u)|min|год|рок|г\.?\s)\p{L}{1,12}\.?[\s:]{0,3}$/iu,
    after: null,
  },
];
