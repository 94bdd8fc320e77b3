/** Behind a thing that is wished for so: "two dozen eggs would be great". */
const WOULD_BE =
  /\s(?:would be (?:\p{L}{2,10} )?\p{L}{3,12}|wären?(?: auch| noch)? (?:\p{L}{2,10} )?\p{L}{3,10}|(?:ça )?serai(?:t|ent) (?:\p{L}{2,10} )?\p{L}{3,12}|(?:estaría|vendría|sería)n? (?:\p{L}{2,10} )?\p{L}{3,12}|sarebbe(?:ro)? (?:\p{L}{2,10} )?\p{L}{3,12}|zou(?:den)? (?:\p{L}{2,10} ){1,2}zijn|seriam? (?:\p{L}{2,10} )?\p{L}{3,12}|było?by(?:łyby)? (?:\p{L}{2,10} )?\p{L}{3,12}|(?:vore|skulle vara) (?:\p{L}{2,10} )?\p{L}{3,12}|olisi \p{L}{3,12}|(?:bylo|byla|byly|byl) by \p{L}{3,12})[.!\s]{0,4}$/iu;

export function withoutWouldBe(text: string): string {
  return text.replace(WOULD_BE, '');
}
