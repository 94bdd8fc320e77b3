/** Ends a sentence in languages whose verbs stand last. */
export const VERB_LAST =
  /(?:요|니다|세요|까|죠|래|です|ます|ました|でした|ません|ください|かな|よね|だよ|だね|した|して|吗|呢|吧|了|啊|呀)[^\p{L}\p{N}]{0,8}$/u;
