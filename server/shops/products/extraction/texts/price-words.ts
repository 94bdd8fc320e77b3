/** Names of elements that hold a price, in the languages of shops. */
export const PRICE_NAME =
  /price|preis|prix|precio|prezzo|pre[cç]o|\bcena\b|cena[-_]|[-_]cena|cijena|hinta|pris(?=[\s_-]|$)|prijs|amount|\bcost\b|fiyat|kaina|hind\b|ár\b/;

/** Names of elements with the price to pay. */
export const CURRENT_NAME =
  /current|sale|final|now|special|actual|offer|our|selling|main|active|aktuell|promo|buybox|detail|today|reduced|discounted/;

/** Names that leave no doubt that a price is to be paid now. */
export const NOW_NAME = /current|sale-?price|final|now\b|special|aktuell|reduced|discounted|current-regular/;

/** Names of elements with a price that was. */
export const FORMER_NAME =
  /\bold\b|[-_]old\b|old[-_]?price|\bwas\b|[-_]was\b|was[-_]price|before|regular|(?<!with[-_]|has[-_])list[-_]?price|price[-_]list\b|strike|struck|crossed|line-?through|msrp|rrp|uvp|retail|original|origin-?price|compare|previous|former|statt|barr[ée]|ancien|anterior|\bantes|cross-?out|standard-?price|reference|price-?first|full-?price|(?:^|[\s_-])(?:star[aáyý]|starata|vechi|vecchi[oa]|viej[oa]|antigu?[oa]|alter?-?preis|altpreis|gammel|gammal|vanha|regi|eski|oud|oude?-?prijs|dawna|tachado|listino|(?:prze|s)kreslon[ay]|(?:durch)?gestrichen)(?=$|[\s_-])/;

/** Names of elements with sums that are no price of the product. */
export const OTHER_SUM_NAME =
  /shipping|delivery|postage|versand|livraison|unit-?price|price-?per|per-?unit|base-?price|grundpreis|savings?\b|\bsave\b|you-?save|discount-?(?:amount|percent|label|badge|rate|value|info|tag|flag|text)|percent|rebate|installment|instalment|financ|klarna|afterpay|affirm|credit|monthly|leasing|coupon|voucher|deposit|bonus|cashback|points|shipment|vat-?amount|tax-?amount|(?:current|start|starting|opening|high|highest)[-_]?bid|exkl|excl|netto|without[-_]?(?:tax|vat|moms|mva|btw|dph|mwst)|(?<![a-z])ex[-_]?(?:vat|tax|gst|moms|mva|btw)|(?<!variant-{1,2})alert|range-?slider|filter|threshold|free-?shipping|warranty|insurance|protection|trade-?in/;

/** Words just before a price that was. */
export const FORMER_BEFORE =
  /(?:\bwas|\brrp|\buvp|\bmsrp|list price|\bstatt(?: (?:zuvor|bisher|vorher|früher|regulär))?|au lieu de|\bantes|old price|regular price|original(?:ly)?|instead of|in plaats van|i stedet for|istället för|anzich[eé]|en lugar de|em vez de|\bвместо|замість|\bvorher|\bavant|\bprima|\bzamiast|\bpůvodn[ěí]|\bpôvodn[eá]|\bvoor(?=\s{0,2}:)|\bvan|\bførpris|\btidigare|ordinarie|\bnorm(?:al|ál)\w{0,8}|старая цена|до скидки|precio normal|prix conseill[ée]|recommended|compare at|정가|소비자가|原價|定價|市價|建議售價|建议售价|定価|過去価格|fogyasztói ár|eredeti ár|מחיר (?:מחירון|קודם|רגיל)|كان|السعر السابق|αρχική(?: τιμή)?|παλιά τιμή|alkuperäinen hinta|cena katalogowa|ord(?:\.|inarie) ?pris|p\.?v\.?p\.?r?(?: recomendado)?|adviesprijs|通常価格|参考価格|希望小売価格|(?:cena regularna|původní|běžná|doporučená|stara|stará) ?(?:cena)?|precio (?:anterior|original)|prix (?:de r[ée]f[ée]rence|barr[ée]|initial|public)|prix conseillé ?|listenpreis|prezzo (?:di listino|consigliato)|preço (?:anterior|original|de lista)|\breg\.?|tidigare pris|rek\.? ?pris|vejl\.? ?(?:pris)?|ursprünglich|eski fiyat)[\s:.\ue000\ue001-]{0,6}$/i;

/** Words just before a sum that is no price of the product. */
export const OTHER_SUM_BEFORE =
  /(?:zuschlag|toeslag|surcharge|small order fee|recargo|supplemento|dopłat[aąęy]|příplat[ek]{1,2}|tillägg|\bsave|you save|\boff|discount|shipping|postage|delivery|versand\w{0,10}|lieferung|livraison|spedizione|env[ií]o|frete|доставк[а-я]?|dostaw[aąęy]?|doprav[ayu]?|szállítás|orders? (?:over|above|of)|spend|ab einem|minimum|at least|over|\bsie sparen|sparen|économisez|ahorra\w{0,4}|risparmi\w{0,4}|economize|credit|gift card|voucher|coupon|bonus|cashback|deposit|insurance|warranty|payments? of|instal\w{1,10}|(?<!\p{L})[x×] ?(?:de|of)?|per month|monthly|期|分期|plus|zzgl\.?|(?<![\p{L}\d])[+–−-]|配送|送料|運費|배송비|משלוח)[\s:.\ue000\ue001(]{0,6}$/iu;

/** Words just after a number that is no price, or the price of a part. */
export const OTHER_SUM_AFTER =
  /^[\s\ue000]{0,4}(?:(?!plus|zzgl|excl|exkl|hors)[^\s\d\ue001/]{1,5}[\s\ue000]{0,4})?(?:%|(?:\/|per\b|pro\b|je\b|par\b|al\b|\bza\b|за\b)[\s\ue000]{0,4}(?:\d{1,5}[\s\ue000]{0,4})?(?:kg|g|gr|ml|cl|dl|l|lb|oz|m|cm|m²|m2|100|mo\b|month|mes\b|mois|monat|měsíc|mies|week|year|jahr|unit|piece|stk|st\b|ea\b|sheet|wash|load|кг|г\b|л\b|мес)|off\b|discount|shipping|delivery|postage|versand|rabatt|korting|sleva|zniż|скид|x ?\d| ?(?:reviews?|ratings?|sold|pcs|pieces|items|stars?|votes|left)\b)/i;

/** Words of buttons on pages that sell. */
export const BUYING =
  /add[\s_-]{0,3}to[\s_-]{0,3}(?:cart|basket|bag|trolley|order)|addtocart|add2cart|buy[\s_-]{0,3}(?:it[\s_-]{0,3})?now|buy-?button|in den (?:waren|einkaufs)korb|warenkorb|ajouter au panier|ajout-?panier|a[ñn]adir al? (?:carrito|cesta|bolsa)|agregar al carr|comprar|aggiungi al carrello|acquista|adicionar [aà]o?\b|sacola|aggiungi a|カゴに入れ|담기|do koszyka|do ko[sš][ií]k[ua]|koupit|k[uú]pi[tť]|(?<!\p{L})kup (?:teraz|z|online)|kos[aá]rba|sepete ekle|satın al|l[aä]gg i (?:varu|kundvagn)|l[æe]g i kurv|legg i handlekurv|k[øö]p\b|lis[aä]ä ostoskoriin|ostoskoriin|in winkel(?:wagen|mandje)|bestellen|v ko[sš]arico|u ko[sš]aricu|adaug[aă] [iî]n co[sș]|в корзину|купить|додати в кошик|купити|добави|カート|購入|加入購物車|立即購買|放入購物車|加入购物车|立即购买|장바구니|구매하기|바로구매|הוסף לסל|לרכישה|הוספה לסל|أضف|اشتري|thêm vào giỏ|mua ngay|หยิบใส่|ซื้อ|beli sekarang|keranjang|καλάθι|lisa korvi|į krepšelį|ielikt grozā|cart\/add|checkout\/cart|pre-?order/iu;

/** Words that only shops have; a link to buy something elsewhere is in articles, too. */
export const CART =
  /cart|basket|add[\s_-]{0,3}to[\s_-]{0,3}bag|warenkorb|panier|carrello|carrito|cesta|carrinho|koszyk|ko[sš][ií]k|kos[aá]r|sepet|kundvagn|kurv|ostoskori|winkelwagen|winkelmand|корзин|кошик|カート|カゴに|購物車|购物车|장바구니|sacola|לסל|السلة|giỏ hàng|keranjang|καλάθι/i;

/** The word for a price alone, by which a page says what something costs. */
export const PRICE_WORD =
  /(?:\b(?:price|preis|prix|precio|prezzo|prijs|cena|pris|preço|hinta|fiyat[ıi]?)|(?<!\p{L})(?:цена|ціна|τιμή|מחיר|السعر)|価格|特価|售价|售價|特價|가격)\s{0,3}[:：]?\s{0,3}$/iu;
