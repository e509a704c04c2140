/** Recognises titles in Vietnamese that name nobody. */
import { splitWords } from '../language/language-word.ts';
import { hashWord, lookUp, ordinaryWord } from '../lexicon/lexicon.ts';

/** Letters that of all Latin languages Vietnamese alone has: ă and đ are also Romanian and Croatian, ẹ and ọ Yoruba. */
const letter = /[ơưạảấầẩẫậắằẳẵặẻếềểễệỉỏốồổỗộớờởỡợủứừửữựỵỷ]/iu;

const familyNames = new Set(
  splitWords(`
nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đoàn lâm mai tô trương tạ châu hà cao phùng quách
thái tăng từ lưu vương kiều tống triệu nghiêm thạch chu giang doãn văn đào lương lục la mạc khổng diệp tôn bạch quang tiêu hứa thân cù
nguyen tran pham hoang huynh phan vu vo dang bui ngo duong dinh trinh doan truong`),
);
/** Syllables of given names, many of them also words: two in a row are a name. */
const givenNames = new Set(
  splitWords(`
an anh ánh bảo bích bình châu chi cường cúc đạt diễm diệp dung dũng duy duyên đức giang hà hạnh hào hải hằng hậu hiền hiếu hiệp hoa hòa
hoàng hồng huệ hùng hương huy huyền hữu khang khánh khải khoa khôi kiên kiệt kim kỳ lan lâm lệ liên linh loan lộc long ly mai mạnh minh my
mỹ nam nga ngân nghĩa ngọc nguyệt nguyên nhân nhật nhi như nhung oanh phát phong phú phúc phương phượng phước quân quang quốc quỳnh quý
quyên sơn tâm tài tân thắng thành thanh thảo thị thịnh thiện thơ thu thúy thủy thùy thư thương tiến tín toàn trâm trang trí trinh trọng
trúc trung trường tú tuấn tuệ tùng tuyết tường uyên vân văn việt vinh vĩnh vy xuân yên yến`),
);
/** Relatives, and other words before a name of one syllable: "chị hằng", "cô Nguyễn". */
const beforeName = new Set(
  splitWords(
    'anh em chị cô chú bác dì cậu mợ thím ông bà bé cu cháu con mẹ bố ba má thầy bạn vợ chồng sĩ của và với cùng cưới nhật tang',
  ),
);
/** What a Vietnamese word consists of, without its marks. */
const syllable = /^(?:ngh?|[cgknpt]h|tr|[bcdđghklmnpqrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;
/** Places that begin like a name, and words that are made like one. */
const notNames =
  /(?<!\p{L})(?:Hà (?:Nội|Giang|Tĩnh|Nam)|Hồ Chí Minh|Lâm Đồng|Cao Bằng|Thái (?:Lan|Bình|Nguyên)|Châu (?:Á|Âu)|Đà Nẵng|Việt Nam|Thanh Xuân|Hoa Hồng)(?!\p{L})/giu;

/** Whether a text in Latin letters is Vietnamese. */
export const isVietnamese = (text: string): boolean =>
  letter.test(text) && /^[\P{L}\p{sc=Latin}]+$/u.test(text);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Returns whether a word of another language may be a name: "emma". */
const mayBeForeignName = (word: string): boolean =>
  !syllable.test(word.normalize('NFD').replace(/\p{M}/gu, '')) &&
  (lookUp(hashWord(word)) & ordinaryWord) === 0;

/**
 * Returns whether no word may begin a name: a full one begins with a family name or has two syllables of given names, and one
 * syllable is a name behind a relative, or if it has a capital that other words have not.
 */
export function namesNobodyVietnamese(text: string): boolean {
  const words =
    text
      .replace(notNames, '|')
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const others = words.slice(1);
  if (!others.every(isCapital) && others.some(isCapital)) return false;
  const small = words.map((word) => word.toLowerCase());
  if (small.some(mayBeForeignName)) return false;
  return !small.slice(1).some((word, at) => {
    const before = small[at] as string;
    if (familyNames.has(before) || (givenNames.has(before) && givenNames.has(word))) return true;
    return beforeName.has(before) && !beforeName.has(word) && (familyNames.has(word) || givenNames.has(word));
  });
}
