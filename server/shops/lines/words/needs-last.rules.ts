/** Korean and Japanese say behind the things that they are needed or wished for. */
const KOREAN =
  /^(?<things>.{1,120}?)(?:이|가|도|을|를)?\s?(?:(?:좀|꼭|더)\s)?(?:필요(?:해(?:요)?|합니다|할 ?듯)|있으면 ?좋겠(?:어(?:요)?|다|네(?:요)?)|갖고 ?싶(?:어(?:요)?|다)|가지고 ?싶(?:어(?:요)?|다)|사 ?(?:와|다) ?(?:줘|주세요|줄래)?|부탁(?:해(?:요)?|드려요)?)[~.!?\s]{0,4}(?<note>.{0,60})$/u;
const JAPANESE =
  /^(?<things>.{1,120}?)(?:が|を|も)?(?:必要(?:です)?|欲しい(?:です)?(?:な|ね)?|ほしい(?:です)?(?:な|ね)?|(?:買|か)って(?:きて|来て)(?:ください|ね|ほしい)?|(?:が)?あると(?:嬉しい|うれしい|助かる)(?:です)?(?:な|ね)?)[。！!？?\s]{0,4}(?<note>)$/u;

/** Anybody is asked for it. */
const ANYBODY_FIRST = /^(?:(?:혹시|그럼)\s)?(?:누가|누구|아무나)\s|^(?:誰か|だれか)[、,\s]?/u;

/** "And also", before it. */
const ALSO_FIRST = /^(?:그리고|또|참|아|아참)[,\s]{1,2}|^(?:あと(?:は)?|それと|それから|そして)[、,\s]?(?=\S)/u;

/** Which one is meant: "this bag". */
const THIS = /^(?:이|그|저)\s|^(?:この|その|あの)/u;

/** Between things that say how many they are. */
const BETWEEN =
  /(?<=[\d一二三四五六七八九十](?:개|병|장|봉지|봉|팩|박스|캔|kg|g|個|本|枚|袋|つ|パック|箱))(?:이랑|랑|하고|과|와|と|、|,)\s?/u;

/** The things that such a sentence asks for, with what it says behind; null for any other. */
export function thingsNeededLast(said: string): { things: string[]; note: string } | null {
  const bare = said.trim().replace(ALSO_FIRST, '').replace(ANYBODY_FIRST, '');
  const found = (KOREAN.exec(bare) ?? JAPANESE.exec(bare))?.groups;
  if (!found?.things) return null;
  const things = found.things
    .split(BETWEEN)
    .map((thing) => thing.replace(THIS, '').trim())
    .filter(Boolean);
  return { things, note: (found.note ?? '').trim() };
}

/** A thing without the word for “and also” before it. */
export function withoutAlsoFirst(said: string): string {
  return said.replace(ALSO_FIRST, '');
}

/** Korean tells for whom a thing is by a sign behind the name: "엄마는 스카프, 아빠는 장갑". */
const FOR_KOREAN =
  /^(?:엄마|아빠|할머니|할아버지|언니|누나|오빠|형|동생|이모|고모|삼촌|아기|[가-힣]{2,3}이?)(?:는|은|한테는|에게는)\s(?<thing>[^,]{1,40})$/u;

/** The things of such a line, if each of its parts says so. */
export function thingsOfKoreans(said: string): string[] | null {
  const parts = said.split(/,\s/u);
  const things = parts.flatMap((part) => FOR_KOREAN.exec(part.trim())?.groups?.thing ?? []);
  return things.length > 1 && things.length === parts.length ? things : null;
}
