/**
 * Everyday words and abbreviations with the words that records use for them, or others for those after a slash; applied only
 * if the catalogue lacks a word.
 */
import { stem } from '../text/term.ts';

const table = `
icu: intensive care; xray xrays: ray; email emails: mail; kid kids: children; maths math: mathematical; chatbot chatbots: dialogue; singlish: singapore english
mrt: singapore trains; ridership riders commuters: passengers; wildfire wildfires: fires; nlp: language; photo photos pic pics: photographs; cctv: surveillance video
flat flats condo condos: housing; doc docs: documents; vid vids: videos; ad ads advert adverts: advertising; ecommerce: commerce
cpi: consumer prices; ev evs: electric vehicles; bto: hdb; sgx: singapore stock; gdp: domestic product
uni unis: university; pollutants smog haze: pollution; tumor tumors: tumour; covid corona: covid; weed weeds: plants
doctor doctors: physicians; pills meds: medicines; lorry lorries: trucks; bike bikes bicycle bicycles: bike; fyp thesis: research
gps: location; cellphone cellphones handphone handphones: smartphone; jobless: unemployment; dropping: dropout; clickstream clickstreams: clicks; rainforest: forests; deforestation: forests lost; legal: law; salary salaries wage wages pay: wages / income; flu: influenza; tourist tourists: tourism / visitors; arrivals: visitors
voice voices: speech; quake quakes: earthquake; temps: temperature; cig cigs cigarettes: smoking; car cars: vehicles
`;

type Meaning = readonly string[];

function readTable(text: string): ReadonlyMap<string, readonly Meaning[]> {
  return new Map(
    text
      .split(/[;\n]/)
      .map((line) => line.trim().split(': '))
      .flatMap(([words = '', meanings = '']) =>
        words.split(' ').map((word) => [word, meanings.split(' / ').map(wordsOf)] as const),
      ),
  );
}

const wordsOf = (text: string): Meaning => text.split(' ').filter((each) => each !== '');

const meanings = readTable(table);

/** Returns the meanings of a word, the likeliest first. */
export const meaningsOf = (word: string): readonly Meaning[] => meanings.get(word) ?? [];

/** Brands and examinations with the words for what they are: a need for one that no record names is nearest to records of its kind. */
const brandTable = `
uber grab lyft gojek didi: taxi trips; shopee lazada carousell taobao qoo10 ebay: e-commerce products; netflix disney: movies ratings
foodpanda deliveroo grabfood: restaurants; iphone iphones samsung huawei: smartphone; anywheel lime: bike trips; skyscanner scoot airasia: flights; psle gce igcse: pupils grades
`;

const kindsOfBrands = readTable(brandTable);
export const kindOfBrand = (word: string): Meaning => kindsOfBrands.get(word)?.flat() ?? [];

/** Words with another that records may use for the same need. One way each: who needs food does not mean to eat. */
const synonyms = new Map([
  ['rain', 'rainfall'],
  ['rainfall', 'rain'],
  ['eat', 'food'],
]);
const synonymStems = new Map([...synonyms].map(([word, other]) => [stem(word), stem(other)]));

/**
 * @param as the stem of a word of a need
 * @returns the stem of the word that a record may have instead; undefined if there is none
 */
export const synonymOf = (as: string): string | undefined => synonymStems.get(as);
