/** Recognises Korean words of our lists with their particles and endings. */
import { koreanWords } from '../gazetteer/korean-word.ts';
import { splitWords } from '../language/language-word.ts';

const words = new Set(splitWords(koreanWords));
/** Particles behind a final consonant, behind a vowel, and behind both. */
const behindConsonant = new Set(
  '은 이 을 과 으로 이랑 아 이여 이야 이에요 이라 이라면 이라도 이었어 이네 이다 이나 이니까'.split(' '),
);
const behindVowel = new Set('는 가 를 와 로 랑 야 여 예요 라면 라도 였어 네 다 니까'.split(' '));
const behindBoth = new Set(
  '에 에서 에게 의 도 만 까지 부터 처럼 보다 들 들이 들을 들의 들은 들아 한테 께 마다 조차 마저 밖에 만큼 대로 에도 에는 에선 에서는 에게로 만은 만이 하고 하면 께서 속에 위에 아래 하던 했던'.split(
    ' ',
  ),
);

const endsInConsonant = (word: string): boolean => /[\u11a8-\u11ff]$/.test(word.normalize('NFD'));

function isParticle(text: string, word: string): boolean {
  if (text === '' || behindBoth.has(text)) return true;
  return (endsInConsonant(word) ? behindConsonant : behindVowel).has(text);
}

const familyNames =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지천방길명기왕금사나';
/** "이유나" is "reason" with a particle, and somebody's name. */
const likeFullName = new RegExp(`^[${familyNames}][가-힣][나라랑아야](?:[의은는이가를을와과도]|에게)?$`, 'u');

/** Last syllables of verbs and adjectives. */
const verbEnding = /[는던다요어아고게면서야네까져줘봐운른린진친한할될된낀난든쁜픈]$/u;
const shortestJoined = 2;

/** Syllables of given names, of Chinese characters and of Korean words. */
const givenSyllables = new Set(
  '가강건겸경고공관광교구국권규균근금기길나남녀노늘다단달담대덕도돈동돌두둘드들든뜰라란람래량려련령례로록롱루류률름르른리린림마만맑맹메명모목무문뫼미민바박밝방배백범벗벼별병보복봄봉부빈빛비빔사산삼상새샘생서석선설섭성세소솔솜송수숙숲순슬숭승시식신실심쁨아안알애양언엄여연열염엽영예오옥온완요용우욱운울웅원월유윤율으은을음의이익인일임잎자장재전정제조종주준중지진차찬참창채천철초춘충치침탁탄태택판평표풍필하학한해행향허헌혁현협형혜호홍화환황회효후훈휘흔희힘꽃꿈님린벽슬온찬채라나혜결겨울얀샛힐망믿누랑렁럼술줄첫못',
);
const doubleFamilyNames = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방|어금|망절)/u;
const maySuffix = (rest: string): boolean =>
  [rest, rest.replace(/^이/u, '')].some(
    (one) =>
      one === '' || behindBoth.has(one) || behindConsonant.has(one) || behindVowel.has(one) || one === '네',
  );

/** Whether it is a given name, or a full one. */
function isLikeName(text: string): boolean {
  if (text.length < 2) return false;
  if (text.length >= 4) return doubleFamilyNames.test(text) && text.length < 5;
  const given = text.length === 3 ? text.slice(1) : text;
  return (
    [...given].every((one) => givenSyllables.has(one)) ||
    (text.length === 2 && familyNames.includes(text.charAt(0)) && givenSyllables.has(text.charAt(1)))
  );
}

/** Returns whether a word, with or without a particle, may be a Korean name. */
export function mayBeKoreanName(text: string): boolean {
  for (let size = text.length; size >= 2; size--)
    if (maySuffix(text.slice(size)) && isLikeName(text.slice(0, size))) return true;
  return false;
}

/** Returns whether it is a listed word or two joined ones, with a particle, or a form of a verb that is no name. */
export function isKnownKorean(text: string): boolean {
  if (words.has(text) || (verbEnding.test(text) && !mayBeKoreanName(text))) return true;
  if (likeFullName.test(text)) return false;
  for (let size = text.length; size > 0; size--) {
    const first = text.slice(0, size);
    if (!words.has(first)) continue;
    const rest = text.slice(size);
    if (isParticle(rest, first)) return true;
    if (mayBeKoreanName(text)) continue;
    for (let more = rest.length; size >= shortestJoined && more >= shortestJoined; more--)
      if (words.has(rest.slice(0, more)) && isParticle(rest.slice(more), rest.slice(0, more))) return true;
  }
  return false;
}
