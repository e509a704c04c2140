/** Distinguishes Chinese as newspapers write it from Chinese as people write to each other. */

const stops = /[，。、；]/;
/**
 * Words for people, particles of speech, tags and smileys; also Japanese letters, since Japanese texts do not
 * count as formal Chinese.
 */
const spoken = /[我你您咱俺啊吧吗呢哈啦嘛呀哦嗯呵@#～~！!？?…\u3041-\u30ff]/;

/** Takes time linear in the text. */
export const isFormalHan = (text: string): boolean => stops.test(text) && !spoken.test(text);
