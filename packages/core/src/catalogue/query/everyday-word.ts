/** Everyday words and abbreviations with the words that records use for them; applied only if the catalogue lacks a word. */
const table = `
icu: intensive care; kid kids: children; maths math: mathematical; chatbot chatbots: dialogue; singlish: singapore english
mrt: trains; wildfire wildfires: fires; nlp: language; photo photos pic pics: photographs; cctv: surveillance video
flat flats condo condos: housing; doc docs: documents; vid vids: videos; ads advert adverts: advertising; ecommerce: commerce
uni unis: university; pollutants smog haze: pollution; tumor tumors: tumour; covid corona: covid; weed weeds: plants
doctor doctors: physicians; pills meds: medicines; lorry lorries: trucks; bike bikes bicycle bicycles: bike; fyp thesis: research
gps: location; cellphone cellphones handphone handphones: smartphone; jobless: unemployment; wage wages pay: income; rain: rainfall
voice voices: speech; quake quakes: earthquake; temps: temperature; cig cigs cigarettes: smoking; car cars: vehicles
`;

const meanings = new Map(
  table
    .split(/[;\n]/)
    .map((line) => line.trim().split(': '))
    .flatMap(([words = '', meaning = '']) =>
      words.split(' ').map((word) => [word, meaning.split(' ').filter((each) => each !== '')] as const),
    ),
);

export const meaningOf = (word: string): readonly string[] => meanings.get(word) ?? [];
