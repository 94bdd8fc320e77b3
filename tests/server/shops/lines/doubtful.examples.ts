import type { Examples } from './examples.ts';

/** Words that are shops, requests or ticks in one text, and things in another: in doubt, nothing is lost. */
export const SHOPPING: Examples = {
  'shops that are things, too': [
    ['Kiwi\nBananas\nGrapes', ['Kiwi', 'Bananas', 'Grapes']],
    ['Staples\nPens\nPaper', ['Staples', 'Pens', 'Paper']],
    ['Plus\nMelk\nKaas', ['Plus', 'Melk', 'Kaas']],
    ['Sprouts\nCarrots\nPotatoes', ['Sprouts', 'Carrots', 'Potatoes']],
    ['Picnic\nTwix\nMars', ['Picnic', 'Twix', 'Mars']],
    ['kiwi\nkaki\nmit ohne', ['kiwi', 'kaki', 'mit ohne']],
    ['Boots:\nplasters\nshampoo\nTesco:\nmilk', ['plasters #Boots', 'shampoo #Boots', 'milk #Tesco']],
    [
      'Lidl\nmilk\nkiwi\neggs\nRewe\nflour\nsalt',
      ['milk #Lidl', 'kiwi #Lidl', 'eggs #Lidl', 'flour #Rewe', 'salt #Rewe'],
    ],
  ],
  'shops between empty lines': [
    [
      'Tesco\n\nmilk\neggs\n\nBoots\n\nplasters\nshampoo',
      ['milk #Tesco', 'eggs #Tesco', 'plasters #Boots', 'shampoo #Boots'],
    ],
    ['Kiwi\n\nbananas\n\nTarget\n\ndarts', ['Kiwi', 'bananas', 'Target', 'darts']],
  ],
  'sentences that are names in small letters': [
    ['We need to talk about Kevin', 'We need to talk about Kevin'],
    ['Was ich brauche, hab ich Buch', 'Was ich brauche, hab ich Buch'],
    ['I want to know what love is', 'I want to know what love is'],
  ],
  'numbers of lines in several styles': [
    ['1. Bike\n2. Helmet\n(3) Gloves\n(4) Bell\n(5) Lamp', ['Bike', 'Helmet', 'Gloves', 'Bell', 'Lamp']],
    ['1) Bike\n(2) Helmet', ['Bike', 'Helmet']],
    ['(10) studs\n(4) boards', ['10 × studs', '4 × boards']],
  ],
  'nobody asks for what is not wanted': [
    ['We don’t need milk', 'We don’t need milk'],
    ['Can you please not buy candles', 'Can you please not buy candles'],
    ['Ich brauche keine Socken', 'Ich brauche keine Socken'],
    ['Kannst du bitte keine Milch kaufen', 'Kannst du bitte keine Milch kaufen'],
    ['No necesito calcetines', 'No necesito calcetines'],
  ],
  'words behind a thing that may describe it': [
    ['Shirt - checked', 'Shirt - checked'],
    ['Tablecloth (checked)\nnapkins', ['Tablecloth (checked)', 'napkins']],
    ['tuna (packed)', 'tuna (packed)'],
    ['ham - packed\nbread', ['ham - packed', 'bread']],
    ['Fish - Har', 'Fish - Har'],
    ['Guitar strings – have', 'Guitar strings – have'],
    ['rice - bought\ntuna (packed)\neggs', ['rice ✓', 'tuna ✓', 'eggs']],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'wishes that share their name with a shop': [
    ['Boots\nScarf\nGloves', ['Boots', 'Scarf', 'Gloves']],
    ['Target\nDarts\nBow', ['Target', 'Darts', 'Bow']],
    ['Tiger\nLion\nBear', ['Tiger', 'Lion', 'Bear']],
    ['Casino\nPoker set\nDice', ['Casino', 'Poker set', 'Dice']],
    ['Action\nDrama\nComedy', ['Action', 'Drama', 'Comedy']],
  ],
  'wishes to do something': [['Quiero ser como tú\nEl Rey', ['Quiero ser como tú', 'El Rey']]],
};
