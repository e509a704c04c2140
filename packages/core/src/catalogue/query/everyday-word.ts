/** Everyday words and abbreviations with the words that records use for them; applied only if the catalogue lacks a word. */
const table = `
icu: intensive care; xray xrays: ray; email emails: mail; kid kids: children; maths math: mathematical; chatbot chatbots: dialogue; singlish: singapore english
mrt: singapore transport; ridership riders commuters: passengers; wildfire wildfires: fires; nlp: language; photo photos pic pics: photographs; cctv: surveillance video
flat flats condo condos: housing; doc docs: documents; vid vids: videos; ad ads advert adverts: advertising; ecommerce: commerce
cpi: consumer prices; ev evs: electric vehicles; bto: hdb; sgx: singapore stock; gdp: domestic product
uni unis: university; pollutants smog haze: pollution; tumor tumors: tumour; covid corona: covid; weed weeds: plants
doctor doctors: physicians; pills meds: medicines; lorry lorries: trucks; bike bikes bicycle bicycles: bike; fyp thesis: research
gps: location; cellphone cellphones handphone handphones: smartphone; jobless: unemployment; dropping: dropout; clickstream clickstreams: clicks; salary salaries: wages; rainforest: forests; deforestation: forests lost; legal: law; wage wages pay: income; rain: rainfall
voice voices: speech; quake quakes: earthquake; temps: temperature; cig cigs cigarettes: smoking; car cars: vehicles
`;

function readTable(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text
      .split(/[;\n]/)
      .map((line) => line.trim().split(': '))
      .flatMap(([words = '', meaning = '']) =>
        words.split(' ').map((word) => [word, meaning.split(' ').filter((each) => each !== '')] as const),
      ),
  );
}

const meanings = readTable(table);

export const meaningOf = (word: string): readonly string[] => meanings.get(word) ?? [];

/** Brands with the words for what they do: a need for a brand that no record names is nearest to records of its kind. */
const brandTable = `
uber grab lyft gojek didi: taxi trips; shopee lazada carousell taobao qoo10 ebay: e-commerce products; netflix disney: movies ratings
foodpanda deliveroo grabfood: restaurants; iphone iphones samsung huawei: smartphone; anywheel lime: bike trips; skyscanner scoot airasia: flights
`;

const kindsOfBrands = readTable(brandTable);
export const kindOfBrand = (word: string): readonly string[] => kindsOfBrands.get(word) ?? [];
