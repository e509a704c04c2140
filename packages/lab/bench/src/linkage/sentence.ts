/**
 * Invented sentences: words by frequency, so that most runs of six words occur in only one sentence, as in real posts.
 */
import { type Random, zipfOf } from './random.ts';

const words =
  `the to and a of in is it you that for on was with have this be are not my so at but just they we all like your
 what out up one about me he her from can when do good time people day today really work new love great know think going see want
 go back still need make best never more would after week life first year right last got how because over these down into way
 should home thanks morning night little food coffee train weather rain market street music game team friend family weekend
 city project meeting office school walk house story book movie photo phone watch wait late early happy tired funny beautiful
 better always maybe again tomorrow finally actually everyone someone something nothing thing place point question answer idea
 plan number minute hour month money price world country water light dinner lunch breakfast kitchen garden window door road bus
 airport ticket trip beach mountain river bridge park shop service customer product design report change problem reason start end
 open close short long high low hot cold big small old young fast slow easy hard clear dark red green blue white black`
    .split(/\s+/)
    .filter(Boolean);

const frequency = zipfOf(words.length, 0.7);

export function writeSentence(random: Random): string {
  const length = 8 + random.below(16);
  return `${Array.from({ length }, () => words[frequency(random)] ?? '').join(' ')}.`;
}
