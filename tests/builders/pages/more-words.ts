/** More lines with a sum that is not the price, in the order of the languages in `LANGUAGES`. `PRICE` stands for the sum. */
const lines = (text: string) => text.trim().split(/\s*\n\s*/);

/** Kinds that the rules may be mended by. */
export const KNOWN_LINES = {
  rent: lines(`Rent it: PRICE per day
    Rental from PRICE/day
    Mieten: PRICE pro Tag
    Location : PRICE par jour
    Alquiler: PRICE al día
    Noleggio: PRICE al giorno
    Huren: PRICE per dag
    Wynajem: PRICE za dzień
    Hyr: PRICE/dygn
    レンタル PRICE／日
    Aluguel: PRICE por dia
    Půjčovné: PRICE za den`),
  coupon: lines(`PRICE with voucher SPRING10
    PRICE after coupon
    Mit Code SPRING10: PRICE
    PRICE avec le code SPRING10
    Con el cupón SPRING10: PRICE
    PRICE con il codice SPRING10
    Met code SPRING10: PRICE
    PRICE z kodem SPRING10
    PRICE med koden SPRING10
    クーポン利用で PRICE
    Com o cupom SPRING10: PRICE
    S kódem SPRING10: PRICE`),
  transfer: lines(`PRICE by bank transfer
    Cash price PRICE
    Bei Vorkasse PRICE
    PRICE par virement
    PRICE por transferencia
    PRICE con bonifico
    PRICE bij overboeking
    PRICE przy płatności przelewem
    PRICE vid förskottsbetalning
    銀行振込なら PRICE
    PRICE no Pix
    PRICE při platbě předem`),
  bundle: lines(`Set of 3: PRICE
    Bundle price: PRICE
    Im Set mit Kanne: PRICE
    Le lot de 3 : PRICE
    Pack de 3: PRICE
    Set completo: PRICE
    Setprijs: PRICE
    Zestaw 3 sztuk: PRICE
    Paketpris: PRICE
    3点セット PRICE
    Kit com 3: PRICE
    Sada 3 ks: PRICE`),
  payToday: lines(`Pay PRICE today, the rest on delivery
    PRICE down payment
    Anzahlung: PRICE
    Acompte : PRICE
    Señal: PRICE
    Acconto: PRICE
    Aanbetaling: PRICE
    Zaliczka: PRICE
    Handpenning: PRICE
    内金 PRICE
    Entrada: PRICE
    Záloha předem: PRICE`),
} as const;

/** Kinds that nobody looks at while rules are written. */
export const HELD_OUT_LINES = {
  cashback: lines(`Earn PRICE in rewards
    Get PRICE back in store credit
    PRICE Guthaben für deinen nächsten Einkauf
    PRICE cagnottés
    Acumulas PRICE en tu monedero
    Ricevi PRICE in buoni
    Spaar PRICE tegoed
    Zyskujesz PRICE na kolejne zakupy
    Du får PRICE i bonus
    PRICE相当のポイント還元
    Ganhe PRICE de volta
    Získáte PRICE zpět`),
  twoFor: lines(`2 for PRICE
    Any 2 for PRICE
    2 für PRICE
    2 pour PRICE
    2 por PRICE
    2 a PRICE
    2 voor PRICE
    2 za PRICE
    2 för PRICE
    2個で PRICE
    Leve 2 por PRICE
    2 za PRICE`),
  giftCard: lines(`Gift cards from PRICE
    Send a gift card from PRICE
    Gutscheine ab PRICE
    Cartes cadeaux dès PRICE
    Tarjetas regalo desde PRICE
    Carte regalo da PRICE
    Cadeaukaarten vanaf PRICE
    Karty podarunkowe od PRICE
    Presentkort från PRICE
    ギフトカード PRICE から
    Vale-presente a partir de PRICE
    Dárkové poukazy od PRICE`),
  fee: lines(`Recycling fee PRICE included
    Includes PRICE eco fee
    inkl. PRICE Entsorgungsbeitrag
    dont PRICE d'éco-participation
    incluye PRICE de tasa de reciclaje
    incluso PRICE di contributo RAEE
    incl. PRICE verwijderingsbijdrage
    w tym PRICE opłaty recyklingowej
    inkl. PRICE återvinningsavgift
    リサイクル料 PRICE
    taxa de reciclagem PRICE
    včetně recyklačního poplatku PRICE`),
  budget: lines(`Spend PRICE more to get a free tote bag
    Spend PRICE more for a free sample
    Noch PRICE bis zum Gratisgeschenk
    Plus que PRICE pour recevoir un cadeau
    Te faltan PRICE para tu regalo
    Ti mancano PRICE per il regalo
    Nog PRICE tot je gratis cadeau
    Brakuje PRICE do prezentu
    PRICE kvar till en gratis gåva
    あと PRICE でプレゼント
    Faltam PRICE para ganhar um brinde
    Do dárku zdarma zbývá PRICE`),
} as const;

/** The part of the price that such a sum is. */
export const MORE_FACTORS = {
  rent: 0.04,
  coupon: 0.9,
  transfer: 0.95,
  bundle: 2.6,
  payToday: 0.25,
  cashback: 0.05,
  twoFor: 1.75,
  giftCard: 0.4,
  fee: 0.02,
  budget: 0.6,
} as const;
