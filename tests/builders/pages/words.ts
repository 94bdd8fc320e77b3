/** How a shop of a country speaks and writes prices. `PRICE` in a line is replaced by an amount that is not the price to pay. */
export interface ShopLanguage {
  locale: string;
  currency: string;
  addToCart: string;
  soldOut: string;
  alsoLike: string;
  /** Lines with a sum beside the price that is not the price, by kind. */
  beside: Readonly<Record<OtherSum, readonly string[]>>;
}

export const OTHER_SUMS = [
  'unit',
  'deposit',
  'member',
  'subscription',
  'bulk',
  'withoutTax',
  'delivery',
  'used',
  'former',
  'saving',
  'monthly',
  'lowest30',
  'addOn',
] as const;
export type OtherSum = (typeof OTHER_SUMS)[number];

const lines = (beside: string): ShopLanguage['beside'] => {
  const parts = beside.trim().split(/\s*\n\s*/);
  return Object.fromEntries(OTHER_SUMS.map((kind, place) => [kind, (parts[place] ?? '').split(' | ')])) as never;
};

export const LANGUAGES: readonly ShopLanguage[] = [
  {
    locale: 'en-GB',
    currency: 'GBP',
    addToCart: 'Add to basket',
    soldOut: 'Sold out',
    alsoLike: 'You may also like',
    beside: lines(`(PRICE / 100 g) | PRICE per kg
      + PRICE deposit | plus PRICE refundable deposit
      Members pay PRICE | PRICE with Club Card
      Subscribe & Save: PRICE | Subscribe for PRICE
      Buy 10 or more: PRICE each | From 10 pieces PRICE
      PRICE excl. VAT | ex VAT PRICE
      Free delivery on orders over PRICE | Delivery from PRICE
      New & Used (7) from PRICE | Used from PRICE
      Was PRICE | RRP PRICE
      You save PRICE | PRICE off with coupon
      or 3 payments of PRICE | PRICE/month
      Lowest price in the last 30 days: PRICE | 30-day lowest price PRICE
      Add 2-year protection for PRICE | Gift wrapping PRICE`),
  },
  {
    locale: 'en-US',
    currency: 'USD',
    addToCart: 'Add to Cart',
    soldOut: 'Currently unavailable',
    alsoLike: 'Customers also bought',
    beside: lines(`PRICE/oz | (PRICE / Fl Oz)
      CRV PRICE | + PRICE bottle deposit
      Prime members: PRICE | Member price PRICE
      Autoship: PRICE | Subscription price PRICE
      Buy 12+ for PRICE ea. | 10+ PRICE
      Before tax PRICE | PRICE without tax
      Free shipping on orders PRICE+ | + PRICE shipping
      Used - Good: PRICE | 7 used from PRICE
      List Price: PRICE | Reg. PRICE
      Save PRICE | PRICE off
      As low as PRICE/mo | 4 interest-free payments of PRICE
      Lowest price in 30 days PRICE | Lowest recent price: PRICE
      3-Year Protection Plan PRICE | Trade-in up to PRICE`),
  },
  {
    locale: 'de-DE',
    currency: 'EUR',
    addToCart: 'In den Warenkorb',
    soldOut: 'Ausverkauft',
    alsoLike: 'Das könnte dir auch gefallen',
    beside: lines(`Grundpreis: PRICE / 1 l | (PRICE / kg)
      zzgl. PRICE Pfand | + PRICE Pfand
      Für Mitglieder PRICE | Mit Kundenkarte nur PRICE
      Im Spar-Abo PRICE | Abo-Preis: PRICE
      ab 10 Stück: PRICE | ab 10 Stk. je PRICE
      PRICE zzgl. MwSt. | netto PRICE
      Versandkostenfrei ab PRICE | zzgl. PRICE Versandkosten
      Gebraucht ab PRICE | 5 gebrauchte ab PRICE
      statt PRICE | UVP PRICE
      Sie sparen PRICE | PRICE Rabatt
      ab PRICE / Monat | 12 Raten zu PRICE
      Niedrigster Preis der letzten 30 Tage: PRICE | 30-Tage-Bestpreis: PRICE
      Garantieverlängerung PRICE | Geschenkverpackung für PRICE`),
  },
  {
    locale: 'fr-FR',
    currency: 'EUR',
    addToCart: 'Ajouter au panier',
    soldOut: 'Épuisé',
    alsoLike: 'Vous aimerez aussi',
    beside: lines(`(PRICE / kg) | soit PRICE le litre
      dont consigne PRICE | + PRICE de consigne
      Prix adhérent : PRICE | PRICE avec la carte de fidélité
      Abonnez-vous : PRICE | Prix abonnement PRICE
      À partir de 10 : PRICE pièce | par 10 : PRICE l'unité
      PRICE HT | Prix HT : PRICE
      Livraison offerte dès PRICE | Frais de port PRICE
      D'occasion dès PRICE | 5 offres d'occasion à partir de PRICE
      au lieu de PRICE | Prix conseillé : PRICE
      Économisez PRICE | PRICE de réduction
      ou 4x PRICE sans frais | PRICE/mois
      Prix le plus bas des 30 derniers jours : PRICE | Prix le plus bas (30 jours) PRICE
      Extension de garantie PRICE | Emballage cadeau PRICE`),
  },
  {
    locale: 'es-ES',
    currency: 'EUR',
    addToCart: 'Añadir al carrito',
    soldOut: 'Agotado',
    alsoLike: 'También te puede gustar',
    beside: lines(`(PRICE / kg) | PRICE el litro
      + PRICE de depósito | depósito PRICE
      Precio socio: PRICE | Socios PRICE
      Suscríbete y ahorra: PRICE | Precio con suscripción PRICE
      A partir de 10 unidades: PRICE | Desde 10 uds. PRICE
      PRICE sin IVA | IVA no incluido: PRICE
      Envío gratis a partir de PRICE | Gastos de envío PRICE
      De segunda mano desde PRICE | Usado: PRICE
      Antes PRICE | PVP recomendado PRICE
      Ahorras PRICE | PRICE de descuento
      3 cuotas de PRICE | PRICE/mes
      Precio más bajo de los últimos 30 días: PRICE | Precio mínimo 30 días: PRICE
      Garantía ampliada PRICE | Envoltorio de regalo PRICE`),
  },
  {
    locale: 'it-IT',
    currency: 'EUR',
    addToCart: 'Aggiungi al carrello',
    soldOut: 'Esaurito',
    alsoLike: 'Potrebbe interessarti anche',
    beside: lines(`(PRICE / kg) | PRICE al litro
      + PRICE di cauzione | cauzione PRICE
      Prezzo soci PRICE | Con carta fedeltà PRICE
      Iscriviti e risparmia: PRICE | Prezzo in abbonamento PRICE
      Da 10 pezzi: PRICE | da 10 pz PRICE cad.
      PRICE IVA esclusa | PRICE + IVA
      Spedizione gratuita da PRICE | Spese di spedizione PRICE
      Usato da PRICE | Nuovo e usato (7) da PRICE
      Prezzo consigliato PRICE | Prima PRICE
      Risparmi PRICE | PRICE di sconto
      3 rate da PRICE | PRICE/mese
      Prezzo più basso ultimi 30 giorni: PRICE | Prezzo più basso recente: PRICE
      Estensione di garanzia PRICE | Confezione regalo PRICE`),
  },
  {
    locale: 'nl-NL',
    currency: 'EUR',
    addToCart: 'In winkelwagen',
    soldOut: 'Uitverkocht',
    alsoLike: 'Misschien vind je dit ook leuk',
    beside: lines(`(PRICE / kg) | PRICE per liter
      + PRICE statiegeld | excl. PRICE statiegeld
      Ledenprijs PRICE | Leden betalen PRICE
      Met abonnement PRICE | Abonneer voor PRICE
      Vanaf 10 stuks: PRICE | 10+ stuks PRICE
      PRICE excl. btw | exclusief btw PRICE
      Gratis verzending vanaf PRICE | Verzendkosten PRICE
      Tweedehands vanaf PRICE | Gebruikt: PRICE
      Adviesprijs PRICE | van PRICE
      Je bespaart PRICE | PRICE korting
      of 3 termijnen van PRICE | PRICE p/m
      Laagste prijs afgelopen 30 dagen: PRICE | Laagste prijs in 30 dagen PRICE
      Extra garantie PRICE | Cadeauverpakking PRICE`),
  },
  {
    locale: 'pl-PL',
    currency: 'PLN',
    addToCart: 'Dodaj do koszyka',
    soldOut: 'Produkt niedostępny',
    alsoLike: 'Klienci kupili również',
    beside: lines(`(PRICE / kg) | PRICE za litr
      + PRICE kaucji | kaucja PRICE
      Cena dla klubowiczów: PRICE | Z kartą PRICE
      W subskrypcji PRICE | Cena w abonamencie PRICE
      Od 10 szt.: PRICE | przy zakupie 10 sztuk PRICE
      PRICE netto | Cena netto: PRICE
      Darmowa dostawa od PRICE | Dostawa od PRICE
      Używane od PRICE | Używany: PRICE
      Cena regularna: PRICE | zamiast PRICE
      Oszczędzasz PRICE | PRICE rabatu
      10 rat po PRICE | PRICE/mies.
      Najniższa cena z 30 dni przed obniżką: PRICE | Najniższa cena z ostatnich 30 dni PRICE
      Przedłużona gwarancja PRICE | Pakowanie na prezent PRICE`),
  },
  {
    locale: 'sv-SE',
    currency: 'SEK',
    addToCart: 'Lägg i varukorg',
    soldOut: 'Slutsåld',
    alsoLike: 'Du kanske också gillar',
    beside: lines(`Jmf-pris PRICE/kg | (PRICE/l)
      + PRICE pant | pant PRICE
      Medlemspris PRICE | För medlemmar PRICE
      Prenumerera: PRICE | Prenumerationspris PRICE
      Vid köp av 10 st: PRICE | från 10 st PRICE
      PRICE exkl. moms | exkl. moms PRICE
      Fri frakt över PRICE | Frakt från PRICE
      Begagnad från PRICE | Begagnat: PRICE
      Ord. pris PRICE | Tidigare pris PRICE
      Spara PRICE | PRICE rabatt
      PRICE/mån | Delbetala från PRICE
      Lägsta pris senaste 30 dagarna: PRICE | Lägsta pris 30 dgr PRICE
      Förlängd garanti PRICE | Presentinslagning PRICE`),
  },
  {
    locale: 'ja-JP',
    currency: 'JPY',
    addToCart: 'カートに入れる',
    soldOut: '在庫切れ',
    alsoLike: 'この商品を見た人はこんな商品も見ています',
    beside: lines(`(PRICE / 100g) | 100gあたりPRICE
      デポジット PRICE | 保証金 PRICE
      会員価格 PRICE | 会員様 PRICE
      定期おトク便 PRICE | 定期購入価格 PRICE
      10個以上 PRICE | まとめ買い 10個 PRICE
      税抜 PRICE | 本体価格 PRICE
      PRICE以上で送料無料 | 送料 PRICE
      中古品 PRICE から | 中古 PRICE
      参考価格 PRICE | 通常価格 PRICE
      PRICE割引 | 値引き PRICE
      月々 PRICE | 分割 PRICE
      過去30日の最低価格 PRICE | 30日間の最安値 PRICE
      延長保証 PRICE | ギフトラッピング PRICE`),
  },
  {
    locale: 'pt-BR',
    currency: 'BRL',
    addToCart: 'Adicionar ao carrinho',
    soldOut: 'Esgotado',
    alsoLike: 'Quem viu este produto também viu',
    beside: lines(`(PRICE / kg) | PRICE por litro
      + PRICE de depósito | caução PRICE
      Preço para membros: PRICE | Sócios pagam PRICE
      Assinatura: PRICE | Com assinatura PRICE
      A partir de 10 unidades: PRICE | Acima de 10 un. PRICE
      PRICE sem impostos | sem impostos PRICE
      Frete grátis acima de PRICE | Frete PRICE
      Usado a partir de PRICE | Usados: PRICE
      De: PRICE | Preço anterior PRICE
      Economize PRICE | PRICE de desconto
      10x de PRICE sem juros | PRICE/mês
      Menor preço dos últimos 30 dias: PRICE | Menor preço em 30 dias PRICE
      Garantia estendida PRICE | Embalagem para presente PRICE`),
  },
  {
    locale: 'cs-CZ',
    currency: 'CZK',
    addToCart: 'Do košíku',
    soldOut: 'Vyprodáno',
    alsoLike: 'Mohlo by se vám líbit',
    beside: lines(`(PRICE / kg) | PRICE za litr
      + záloha PRICE | vratná záloha PRICE
      Cena pro členy PRICE | Členové PRICE
      Předplatné PRICE | S předplatným PRICE
      Od 10 ks: PRICE | při nákupu 10 ks PRICE
      PRICE bez DPH | bez DPH PRICE
      Doprava zdarma od PRICE | Doprava PRICE
      Použité od PRICE | Bazar od PRICE
      Původní cena PRICE | Běžná cena PRICE
      Ušetříte PRICE | Sleva PRICE
      Splátky od PRICE | PRICE měsíčně
      Nejnižší cena za posledních 30 dní: PRICE | Nejnižší cena za 30 dní PRICE
      Prodloužená záruka PRICE | Dárkové balení PRICE`),
  },
];
