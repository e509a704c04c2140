/** Recognises Korean words of our lists with their particles and endings. */
import { koreanStems, koreanWords } from '../gazetteer/korean-word.ts';
import { splitWords } from '../language/language-word.ts';

const words = new Set(splitWords(koreanWords));
const stems = splitWords(koreanStems).map((stem) => stem.normalize('NFD'));
const stemsByFirst = Map.groupBy(new Set(stems), (stem) => stem.slice(0, 2));

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

const finals: Readonly<Record<string, string>> = { ㄴ: 'ᆫ', ㄹ: 'ᆯ', ㅁ: 'ᆷ', ㅂ: 'ᆸ', ㅆ: 'ᆻ' };

function closing(ending: string): string {
  const final = finals[ending.charAt(0)];
  return final === undefined ? ending.normalize('NFD') : final + ending.slice(1).normalize('NFD');
}

/** Endings of verbs. A first letter by itself closes the syllable before: "ㄴ다" in "간다". */
const verbEndings = new Set(
  'ㄴ 은 ㄹ 을 ㅁ 음 는 던 ㄴ다 는다 다 어 아 요 어요 아요 ㅆ어 ㅆ어요 ㅆ다 ㅆ던 ㅆ을 ㅆ지 ㅆ네 ㅆ다면 ㅆ는데 ㅆ지만 ㅆ나요 ㅆ으면 ㅆ니 ㅆ을까 ㅂ니다 습니다 ㅂ니까 습니까 ㅂ시다 세요 으세요 고 고파 고서 거나 게 게요 ㄹ게 ㄹ게요 을게 을게요 ㄹ까 ㄹ까요 을까 을까요 ㄹ래 ㄹ래요 을래 을래요 ㄹ지 을지 ㄹ지도 을지도 ㄹ지라도 지 지마 지만 지도 지요 죠 지는 자 자고 라 으라 라고 라면 라서 라도 니 으니 니까 으니까 네 네요 는데 ㄴ데 은데 는지 ㄴ지 은지 는걸 는거 는가 ㄴ가 은가 ㄴ가요 나요 는구나 구나 군요 면 으면 면서 으면서 며 으며 려고 으려고 러 으러 도 도록 서 야 야지 야해 기 기를 기가 기만 기로 기도 기까지 ㅁ을 ㅁ이 음을 음이 든 든지 다가 ㄹ수록 을수록 ㄹ뿐 ㄹ때 을때 ㄹ수 을수 ㄴ거야 ㄴ걸 ㄴ채 ㄴ다면 는다면 다면 ㄴ다고 는다고 다고 겠어 겠어요 겠다 겠지 겠네 겠습니다 ㄹ거야 을거야 줘 줄래 줄게 주세요 주던 볼까 봐 봐요 본 보자 보기 버렸어 버린 버려 있는 있어 있던 있을까 없는 없어 싶어 싶다 싶은'
    .split(' ')
    .map(closing),
);

const endsInConsonant = (decomposed: string): boolean => /[\u11a8-\u11ff]$/.test(decomposed);
/** An ending that stands only behind a consonant: "은", "습니다". */
const needsConsonant = /^(?:ᄋ[ᅡᅥᅳ]|스)/u;

function isParticle(text: string, word: string): boolean {
  if (text === '' || behindBoth.has(text)) return true;
  return (endsInConsonant(word.normalize('NFD')) ? behindConsonant : behindVowel).has(text);
}

const familyNames =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지천방길명기왕금사나';
/** "신나라" is a form of "to be excited", and somebody's name; so is "이유나", of "reason" with a particle. */
const likeFullForm = new RegExp(`^[${familyNames}][가-힣][가나다라민서은자지니아]$`, 'u');
const likeFullWord = new RegExp(`^[${familyNames}][가-힣][나라랑아야](?:[의은는이가를을와과도]|에게)?$`, 'u');

function isForm(text: string): boolean {
  if (likeFullForm.test(text)) return false;
  const letters = text.normalize('NFD');
  return (
    stemsByFirst.get(letters.slice(0, 2))?.some((stem) => {
      if (!letters.startsWith(stem)) return false;
      const ending = letters.slice(stem.length);
      if (ending === '') return true;
      return verbEndings.has(ending) && (!needsConsonant.test(ending) || endsInConsonant(stem));
    }) === true
  );
}

const shortestJoined = 2;

/** Returns whether it is a listed word or two joined ones, with a particle, or a form of a listed verb. */
export function isKnownKorean(text: string): boolean {
  if (words.has(text) || isForm(text)) return true;
  if (likeFullWord.test(text)) return false;
  for (let size = text.length; size > 0; size--) {
    const first = text.slice(0, size);
    if (!words.has(first)) continue;
    const rest = text.slice(size);
    if (isParticle(rest, first)) return true;
    for (let more = rest.length; size >= shortestJoined && more >= shortestJoined; more--)
      if (words.has(rest.slice(0, more)) && isParticle(rest.slice(more), rest.slice(0, more))) return true;
  }
  return false;
}
