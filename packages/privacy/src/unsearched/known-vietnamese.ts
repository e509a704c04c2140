/** Recognises titles in Vietnamese that name nobody. */
import { splitWords } from '../language/language-word.ts';

/** Letters that of all Latin languages Vietnamese alone has: ă and đ are also Romanian and Croatian, ẹ and ọ Yoruba. */
const letter = /[ơưạảấầẩẫậắằẳẵặẻếềểễệỉỏốồổỗộớờởỡợủứừửữựỵỷ]/iu;

const familyNames = new Set(
  splitWords(`
nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đoàn lâm mai tô trương tạ châu hà cao phùng quách
thái tăng từ lưu vương kiều tống triệu nghiêm thạch chu giang doãn văn đào lương lục la mạc khổng diệp tôn bạch quang tiêu hứa thân cù
nguyen tran pham hoang huynh phan vu vo dang bui ngo duong dinh trinh doan truong`),
);
/** Places that begin like a family name. */
const places =
  /(?<!\p{L})(?:Hà (?:Nội|Giang|Tĩnh|Nam)|Hồ Chí Minh|Lâm Đồng|Cao Bằng|Thái (?:Lan|Bình|Nguyên)|Châu (?:Á|Âu)|Đà Nẵng)(?!\p{L})/gu;

/** Whether a text in Latin letters is Vietnamese. */
export const isVietnamese = (text: string): boolean =>
  letter.test(text) && /^[\P{L}\p{sc=Latin}]+$/u.test(text);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Returns whether no word may begin a name: a full one begins with a family name, and a given name is a capital that other
 * words have not.
 */
export function namesNobodyVietnamese(text: string): boolean {
  const words =
    text
      .replace(places, '')
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const others = words.slice(1);
  if (!others.every(isCapital) && others.some(isCapital)) return false;
  return !words.some((word, at) => at + 1 < words.length && familyNames.has(word.toLowerCase()));
}
