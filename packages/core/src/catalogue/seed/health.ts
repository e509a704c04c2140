/** Health, medicine and biology. */
export const healthRecords = `
MIMIC-IV | https://physionet.org/content/mimiciv/ | PhysioNet credentialed licence | tabular, health, hospital, intensive care | De-identified records of patients of a Boston hospital and its intensive care, with vital signs, drugs and notes.
Dengue clusters of Singapore | https://data.gov.sg/datasets/d_dbfabf16158d1b0e1c420627c0819168/view | Singapore Open Data Licence | map, health, disease, Singapore | Where dengue fever spreads in Singapore now: outlines of clusters with their number of cases, from the National Environment Agency.
MIMIC-III | https://physionet.org/content/mimiciii/ | PhysioNet credentialed licence | tabular, health, hospital, intensive care | Over forty thousand intensive-care patients of 2001 to 2012, de-identified; the older sibling of MIMIC-IV.
MIMIC-CXR | https://physionet.org/content/mimic-cxr/ | PhysioNet credentialed licence | image, x-ray, health, radiology | Over three hundred thousand chest X-rays with their radiology reports.
eICU Collaborative Research Database | https://physionet.org/content/eicu-crd/ | PhysioNet credentialed licence | tabular, health, hospital, intensive care | Intensive-care stays at over two hundred American hospitals in 2014 and 2015.
PTB-XL | https://physionet.org/content/ptb-xl/ | CC BY 4.0 | time series, health, heart, ecg | Twenty-one thousand electrocardiograms (ECG) of ten seconds with cardiologists' statements.
MIT-BIH Arrhythmia Database | https://physionet.org/content/mitdb/ | ODC-BY | time series, health, heart, ecg | Forty-eight half-hour electrocardiograms (ECG) with every beat labelled; the reference for arrhythmia detection.
CHB-MIT Scalp EEG | https://physionet.org/content/chbmit/ | ODC-BY | time series, health, brain, eeg | Brain waves of children with epilepsy with their seizures marked: electroencephalography (EEG).
Sleep-EDF | https://physionet.org/content/sleep-edfx/ | ODC-BY | time series, health, sleep, eeg | Whole nights of sleep with electroencephalography (EEG) and the stages of sleep.
TUH EEG Corpus | https://isip.piconepress.com/projects/nedc/html/tuh_eeg/ | On request | time series, health, brain, eeg | Tens of thousands of clinical recordings of brain waves of a Philadelphia hospital: electroencephalography (EEG).
ChestX-ray14 | https://nihcc.app.box.com/v/ChestXray-NIHCC | Free to use with attribution | image, x-ray, health, radiology | A hundred thousand chest X-rays of the NIH with fourteen diseases read from their reports.
CheXpert | https://stanfordmlgroup.github.io/competitions/chexpert/ | Non-commercial research only | image, x-ray, health, radiology | Over two hundred thousand chest X-rays of Stanford's hospital with uncertain labels.
LIDC-IDRI | https://www.cancerimagingarchive.net/collection/lidc-idri/ | CC BY 3.0 | image, ct, health, cancer | Computed tomography (CT) of a thousand chests with lung nodules marked by four radiologists.
The Cancer Imaging Archive | https://www.cancerimagingarchive.net/ | Differs by collection | image, health, cancer, radiology | Scans of cancer patients in many collections, often with genomic and clinical data.
BraTS | https://www.med.upenn.edu/cbica/brats/ | CC BY-NC 4.0, earlier years free for research with citation | image, mri, health, cancer, segmentation | Magnetic resonance images (MRI) of brain tumours with their parts outlined by experts.
OASIS Brains | https://sites.wustl.edu/oasisbrains/ | OASIS terms | image, mri, health, brain, dementia | Magnetic resonance images (MRI) of ageing brains, healthy and with Alzheimer's disease.
ADNI | https://adni.loni.usc.edu/ | On request | image, mri, health, brain, dementia | Long study of Alzheimer's disease: imaging, genetics, fluids and tests of memory.
Human Connectome Project | https://registry.opendata.aws/hcp-openaccess/ | HCP open access terms | image, mri, health, brain | Structure and function of the brains of over a thousand young adults.
OpenNeuro | https://openneuro.org/ | CC0 1.0 | image, mri, eeg, brain | Hundreds of studies of the brain in one format, free to use.
ISIC Archive | https://www.isic-archive.com/ | Creative Commons, differs by image | image, health, skin, cancer | Close photographs of skin spots with diagnosis, for recognising melanoma.
HAM10000 | https://dataverse.harvard.edu/dataset.xhtml?persistentId=doi:10.7910/DVN/DBW86T | CC BY-NC 4.0 | image, health, skin, cancer | Ten thousand dermatoscopic images of seven kinds of skin lesions.
PatchCamelyon | https://github.com/basveeling/pcam | CC0 1.0 | image, health, pathology, cancer | Over three hundred thousand small patches of lymph node slides, with or without metastases.
DRIVE | https://drive.grand-challenge.org/ | Non-commercial research and education, no redistribution | image, health, retina, segmentation | Photographs of the retina with the vessels drawn by hand.
MedMNIST | https://medmnist.com/ | CC BY 4.0, one set CC BY-NC | image, health, benchmark | Eighteen medical image sets at small size in one form, for quick comparison.
CORD-19 | https://github.com/allenai/cord19 | Differs by paper, in its table | text, health, COVID-19, science | Over a million papers on COVID-19 and other coronaviruses, collected for text mining until 2022.
COVID-19 Data Repository (JHU CSSE) | https://github.com/CSSEGISandData/COVID-19 | CC BY 4.0 | time series, health, COVID-19, countries | Daily cases and deaths of COVID-19 by country and region from January 2020 to March 2023.
Our World in Data: COVID-19 | https://github.com/owid/covid-19-data | CC BY 4.0 | time series, health, COVID-19, countries | Cases, deaths, tests, hospital beds and vaccinations of COVID-19 by country and day since 2020.
COVID-19 Image Data Collection | https://github.com/ieee8023/covid-chestxray-dataset | Differs by image | image, x-ray, ct, health, COVID-19 | Chest X-rays and CT of COVID-19 and other pneumonias, collected from publications.
NYT COVID-19 data for the United States | https://github.com/nytimes/covid-19-data | Non-commercial use with attribution | time series, health, COVID-19, United States | Cases and deaths of COVID-19 by American county from 2020 to 2023.
WHO Global Health Observatory | https://www.who.int/data/gho | CC BY-NC-SA 3.0 IGO | tabular, health, countries | The World Health Organization's indicators: mortality, diseases, health systems, risks.
Global Burden of Disease | https://www.healthdata.org/research-analysis/gbd | IHME non-commercial licence | tabular, health, countries | How many die and suffer of which disease and risk, by country, age and sex since 1990.
Demographic and Health Surveys | https://dhsprogram.com/data/ | On registration | tabular, health, survey, countries | Household surveys of health, births and nutrition in over ninety developing countries.
NHANES | https://wwwn.cdc.gov/nchs/nhanes/ | Public domain (US government) | tabular, health, nutrition, survey | Examinations, laboratory tests and diets of a sample of Americans, every two years since 1999.
BRFSS | https://www.cdc.gov/brfss/annual_data/annual_data.htm | Public domain (US government) | tabular, health, survey, United States | Yearly telephone survey of habits and health of four hundred thousand American adults.
SEER cancer statistics | https://seer.cancer.gov/data/ | SEER agreement | tabular, health, cancer, United States | Cases of cancer and survival from American registries since 1973.
UK Biobank | https://www.ukbiobank.ac.uk/ | On application | tabular, image, health, genetics, United Kingdom | Half a million British volunteers: genes, scans, blood, habits and illness over many years.
FAERS | https://www.fda.gov/drugs/fdas-adverse-event-reporting-system-faers | Public domain (US government) | tabular, health, drugs, safety | Reports of side effects of medicines sent to the American drug agency, each quarter.
DrugBank | https://go.drugbank.com/releases/latest | CC BY-NC 4.0, parts CC0 | tabular, health, drugs, chemistry | Drugs with their targets, interactions and chemistry.
USDA FoodData Central | https://fdc.nal.usda.gov/download-datasets | CC0 1.0 | tabular, food, nutrition | Nutrients of raw and branded foods.
Open Food Facts | https://world.openfoodfacts.org/data | ODbL | tabular, image, food, nutrition, products | Millions of food products of the world with ingredients, nutrition and labels, entered by volunteers.
PubMed | https://pubmed.ncbi.nlm.nih.gov/download/ | NLM terms | text, health, biology, science | Over thirty-five million references and abstracts of the biomedical literature.
PubMedQA | https://pubmedqa.github.io/ | MIT | text, health, question answering | Questions of biomedical research answered with yes, no or maybe from abstracts.
MedQA | https://github.com/jind11/MedQA | MIT | text, health, question answering | Multiple-choice questions of medical board examinations of the United States, China and Taiwan.
Protein Data Bank | https://www.rcsb.org/ | CC0 1.0 | 3d, biology, proteins | Structures of over two hundred thousand proteins and nucleic acids, atom by atom.
UniProt | https://www.uniprot.org/downloads | CC BY 4.0 | text, biology, proteins | Sequences and functions of proteins, half a million of them reviewed by curators.
AlphaFold Protein Structure Database | https://alphafold.ebi.ac.uk/ | CC BY 4.0 | 3d, biology, proteins | Predicted structures of over two hundred million proteins.
1000 Genomes | https://www.internationalgenome.org/data | Open, without restriction | biology, genetics | Genomes of over three thousand people of 26 populations, the map of human variation.
gnomAD | https://gnomad.broadinstitute.org/downloads | Open, see its terms | biology, genetics | How frequent each variant of human genes is, from hundreds of thousands of people.
The Cancer Genome Atlas (TCGA) | https://portal.gdc.cancer.gov/ | Open and controlled parts | biology, genetics, cancer | Genes, expression and clinical course of eleven thousand tumours of 33 kinds.
Gene Expression Omnibus | https://www.ncbi.nlm.nih.gov/geo/ | NCBI terms | biology, genetics | Gene expression and other measurements of over a hundred thousand studies.
Sequence Read Archive | https://www.ncbi.nlm.nih.gov/sra | NCBI terms | biology, genetics | Raw reads of sequencing machines of all organisms.
Human Cell Atlas | https://data.humancellatlas.org/ | Open, differs by project | biology, cells, genetics | Single-cell measurements of the tissues of the human body.
PubChem | https://pubchem.ncbi.nlm.nih.gov/ | NCBI terms | chemistry, drugs, biology | Over a hundred million chemical compounds with structure, properties and tests.
ChEMBL | https://www.ebi.ac.uk/chembl/ | CC BY-SA 3.0 | chemistry, drugs, biology | Activities of millions of drug-like molecules on their targets, from the literature.
QM9 | http://quantum-machine.org/datasets/ | CC0 1.0 | chemistry, molecules, physics, graph | Geometry and quantum properties of 134,000 small organic molecules.
MoleculeNet | https://moleculenet.org/ | Differs by set | chemistry, molecules, benchmark, graph | Properties of molecules in many sets for comparing machine learning in chemistry.
GBIF | https://www.gbif.org/ | CC0, CC BY or CC BY-NC | biodiversity, animals, plants, map | Over two billion observations of species of the whole world with place and date.
eBird | https://ebird.org/data/download | eBird terms, on request | biodiversity, birds, map | Over a billion sightings of birds by volunteers, with where, when and how long they looked.
`;
