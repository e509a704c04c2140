/** Personal information in a language that is not searched, or disguised as something else. */
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { type Attack, allRefused } from './attack.ts';

/** Texts, each with a name that must not remain in the masked text. All people are invented. */
const texts: readonly (readonly [string, string])[] = [
  ['kemarin saya bertemu dengan Wulandari dan kami pergi ke rumah ibunya untuk makan malam', 'Wulandari'],
  [
    'tegnap találkoztam Szentgörgyivel és elmentünk az anyja házához vacsorázni mert éhesek voltunk',
    'Szentgörgyi',
  ],
  ['eile kohtasin ma Tammsaaret ja me läksime tema ema juurde õhtust sööma', 'Tammsaare'],
  ['hôm qua tôi gặp Nguyễn Thị Hạnh và chúng tôi đi đến nhà mẹ của cô ấy ăn tối', 'Hạnh'],
  ['昨天我和王小明李娜一起去吃火锅了然后回家', '王小明'],
  ['see https://t.co/4nx4PwQuillfeather and tell me', 'Quillfeather'],
];

/** Text without personal information, which must not be masked, as buyers would lose it. */
const harmless: readonly string[] = ['Concert 2018/09/20', 'backup 20180920', 'final score 98-101'];

export const unsearchedText: Attack = {
  name: 'let a name through in a language that is not searched, or inside a link',
  attempt: async () => {
    const { mask } = createTextMask([], undefined, { tagger: loadNameTagger() });
    const leaks = texts.map(([text, name]) => ({
      isRefused: !mask(text).includes(name),
      seen: `"${mask(text)}" leaves`,
    }));
    const holes = harmless.map((text) => ({
      isRefused: mask(text) === text,
      seen: `"${text}" becomes "${mask(text)}"`,
    }));
    return allRefused([...leaks, ...holes]);
  },
};
