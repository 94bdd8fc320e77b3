import type { MovedExample } from './moved-example.ts';

/** Tables with a column of states: what is done is ticked, what is not is open, whatever the states are called. */
export const STATES: readonly MovedExample[] = [
  {
    file: 'Flat 1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d.csv',
    text: 'Name,Status,Price,URL\nSofa,Not started,$450,https://www.ikea.com/us/en/p/sofa-1/\nLamp,In progress,$40,\nRug,Done,$120,\nShelf,Not started,$60,\nDesk,Done,$200,\n',
    currency: 'USD',
    read: [
      'Sofa 450 USD <https://www.ikea.com/us/en/p/sofa-1/>',
      'Lamp 40 USD',
      'Rug 120 USD ✓',
      'Shelf 60 USD',
      'Desk 200 USD ✓',
    ],
  },
  {
    file: 'Cadeaux.csv',
    text: 'Nom,État,Prix\nVélo,À acheter,120 €\nLivre,Acheté,15 €\nCasque,À acheter,30 €\nSac,Commandé,45 €\nJeu,Acheté,25 €\n',
    read: ['Vélo 120 EUR', 'Livre 15 EUR ✓', 'Casque 30 EUR', 'Sac 45 EUR ✓ | Sac 45 EUR', 'Jeu 25 EUR ✓'],
  },
  {
    file: 'Wohnung.csv',
    text: 'Was,Stand,Preis\nBett,gekauft,399 €\nSchrank,offen,250 €\nTisch,offen,180 €\nStühle,bestellt,160 €\nRegal,gekauft,70 €\n',
    read: ['Bett 399 EUR ✓', 'Schrank 250 EUR', 'Tisch 180 EUR', 'Stühle 160 EUR ✓ | Stühle 160 EUR', 'Regal 70 EUR ✓'],
  },
  {
    file: 'Casa.csv',
    text: 'Artículo,Estado,Precio\nSofá,Pendiente,500 €\nLámpara,Comprado,35 €\nMesa,Pendiente,220 €\nAlfombra,Comprado,90 €\nCama,En proceso,400 €\n',
    read: ['Sofá 500 EUR', 'Lámpara 35 EUR ✓', 'Mesa 220 EUR', 'Alfombra 90 EUR ✓', 'Cama 400 EUR'],
  },
  {
    file: 'Gift tracker.csv',
    isNotYet: true,
    text: 'Gift,For,Status\nScarf,Mum,To buy\nMug,Dad,Bought\nLego,Tim,Wrapped\nBook,Ann,To buy\nGame,Tim,Ordered\nSocks,Dad,Bought\n',
    read: [
      'Scarf #Mum | Scarf (Mum)',
      'Mug #Dad ✓ | Mug (Dad) ✓',
      'Lego #Tim ✓ | Lego (Tim) ✓',
      'Book #Ann | Book (Ann)',
      'Game #Tim ✓ | Game (Tim) ✓ | Game #Tim',
      'Socks #Dad ✓ | Socks (Dad) ✓',
    ],
  },
  {
    file: 'Lista.csv',
    text: 'Nome,Stato,Negozio\nPentole,Da comprare,Coin\nPiatti,Comprato,IKEA\nBicchieri,Da comprare,IKEA\nPosate,Comprato,Coin\n',
    read: ['Pentole (Coin)', 'Piatti (IKEA) ✓', 'Bicchieri (IKEA)', 'Posate (Coin) ✓'],
  },
  {
    file: 'Uitzet.csv',
    isNotYet: true,
    text: 'Naam,Status,Winkel\nBox,Niet begonnen,Prénatal\nWieg,Klaar,Marktplaats\nKinderwagen,Bezig,Bol\nFlesjes,Klaar,Etos\nSlofjes,Niet begonnen,HEMA\n',
    read: ['Box (Prénatal)', 'Wieg (Marktplaats) ✓', 'Kinderwagen (Bol)', 'Flesjes (Etos) ✓', 'Slofjes (HEMA)'],
  },
  {
    file: 'Wyprawka.csv',
    text: 'Nazwa,Status,Cena\nŁóżeczko,Do kupienia,500 zł\nWózek,Kupione,1200 zł\nKocyk,Do kupienia,60 zł\nBody,Kupione,30 zł\n',
    read: ['Łóżeczko 500 PLN', 'Wózek 1200 PLN ✓', 'Kocyk 60 PLN', 'Body 30 PLN ✓'],
  },
  {
    file: 'Wishes.csv',
    text: 'Name,Priority,Status,Notes\nTent,High,Wishlist,2 person\nStove,Low,Got it,\nSleeping bag,High,Wishlist,down\nHeadlamp,Medium,Got it,\n',
    read: [
      'Tent (High / 2 person) | Tent (2 person)',
      'Stove ✓ | Stove (Low) ✓',
      'Sleeping bag (High / down) | Sleeping bag (down)',
      'Headlamp ✓ | Headlamp (Medium) ✓',
    ],
  },
  {
    file: 'Enxoval.csv',
    text: 'Item,Situação,Preço\nBerço,A comprar,R$ 800\nCarrinho,Comprado,R$ 1200\nBanheira,Ganhamos,R$ 150\nMóbile,A comprar,R$ 90\nFraldas,Comprado,R$ 200\n',
    currency: 'BRL',
    read: [
      'Berço 800 BRL',
      'Carrinho 1200 BRL ✓',
      'Banheira 150 BRL ✓ | Banheira 150 BRL',
      'Móbile 90 BRL',
      'Fraldas 200 BRL ✓',
    ],
  },
  {
    file: 'Inköp.csv',
    text: 'Sak,Status\nSpis,Att köpa\nKyl,Köpt\nFrys,Att köpa\nMicro,Köpt\n',
    read: ['Spis', 'Kyl ✓', 'Frys', 'Micro ✓'],
  },
  {
    file: 'Подарки.csv',
    text: 'Название,Статус,Цена\nШарф,Купить,900\nКнига,Куплено,500\nЧашка,Купить,300\nНоски,Куплено,200\n',
    currency: 'RUB',
    read: ['Шарф 900 RUB', 'Книга 500 RUB ✓', 'Чашка 300 RUB', 'Носки 200 RUB ✓'],
  },
];
