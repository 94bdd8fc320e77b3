/** A label tells a time, a place, a sum, how somebody is reached, which likes somebody has, or something that no thing is called. */
export type Fact = 'WHEN' | 'WHERE' | 'SUM' | 'CONTACT' | 'LIKES' | 'FAVOURITE' | 'THEME' | 'SAID';

/** The whole label before a colon, in each language of the product. */
export const ABOUT: readonly (readonly [Fact, RegExp])[] = [
  [
    'WHEN',
    /^(?:when|date(?: and time)?|time|wann|datum|uhrzeit|termin|quand|date|heure|cuándo|fecha|hora|quando|data|ora|wanneer|tijd|horário|kiedy|godzina|när|tid|日時|日付|時間|الموعد|التاريخ)$/iu,
  ],
  [
    'WHERE',
    /^(?:where|venue|location|address|wo|ort|adresse|où|lieu|dónde|lugar|dirección|dove|luogo|indirizzo|waar|locatie|adres|onde|local|endereço|gdzie|miejsce|var|plats|adress|場所|会場|المكان|العنوان)$/iu,
  ],
  [
    'SUM',
    /^(?:(?:(?:my|our|the|gift|max(?:imum)?|price|spending) )?budget|price (?:range|limit)|spending limit|preisrahmen|budget max|presupuesto|orçamento|budżet|予算|الميزانية)$/iu,
  ],
  ['CONTACT', /^(?:pix|chave pix|iban|rsvp|contact|kontakt|contacto|contatto|contato)$/iu],
  ['LIKES', /^(?:likes?|mag(?: ich)?|vorlieben|aime|le gusta|gusti|houdt van|gosta de|lubi|gillar|tycker om)$/iu],
  ['FAVOURITE', /^(?:favou?rite \p{L}{3,12}|lieblings\p{L}{3,12}|couleur préférée)$/iu],
  ['THEME', /^(?:theme|motto|thème|tema)$/iu],
  [
    'SAID',
    /^(?:dislikes?|hates?|allerg(?:y|ies)|dietary(?: requirements)?|dress code|host(?:ed by)?|mag(?: ich)? (?:gar )?nicht|abneigungen|allergien?|n['’]aime pas|no le gusta|alergias?|non (?:le|gli) piace|allergie|houdt niet van|allergieën|não gosta(?: de)?|nie lubi|alergie|gillar inte|allergier|アレルギー)$/iu,
  ],
];
