/** Speech, music and other sound. */
export const audioRecords = `
LibriSpeech | https://www.openslr.org/12 | CC BY 4.0 | audio, speech recognition, English | A thousand hours of English audiobooks with their text: the reference for automatic speech recognition (ASR).
Common Voice | https://commonvoice.mozilla.org/en/datasets | CC0 1.0 | audio, speech recognition, multilingual | Sentences read aloud by volunteers in more than a hundred languages, collected by Mozilla, with age and accent where given.
Multilingual LibriSpeech | https://www.openslr.org/94/ | CC BY 4.0 | audio, speech recognition, multilingual | Audiobooks in eight European languages with their text, for speech recognition.
LJ Speech | https://keithito.com/LJ-Speech-Dataset/ | Public domain | audio, speech synthesis, English | Thirteen thousand short clips of one speaker reading books, for text to speech.
VCTK | https://datashare.ed.ac.uk/handle/10283/3443 | CC BY 4.0 | audio, speech synthesis, English, accents | More than a hundred speakers of English with different accents who read newspapers.
TIMIT | https://catalog.ldc.upenn.edu/LDC93S1 | LDC licence | audio, speech recognition, phonetics | Speakers of eight American dialects with every sound marked in time.
Google Speech Commands | https://huggingface.co/datasets/speech_commands | CC BY 4.0 | audio, keyword spotting | Single words such as yes, stop and seven, spoken by thousands of people, for devices that listen for a command.
VoxCeleb | https://www.robots.ox.ac.uk/~vgg/data/voxceleb/ | CC BY 4.0 | audio, video, speaker recognition, youtube | Speech of over seven thousand celebrities from interviews on YouTube, for speaker recognition.
TED-LIUM | https://www.openslr.org/51/ | CC BY-NC-ND 3.0 | audio, speech recognition, English | Talks given at TED with transcripts, over four hundred hours.
FLEURS | https://huggingface.co/datasets/google/fleurs | CC BY 4.0 | audio, speech recognition, multilingual | The same sentences read in 102 languages, for speech recognition and for telling languages apart.
National Speech Corpus | https://www.imda.gov.sg/how-we-can-help/national-speech-corpus | Singapore Open Data Licence | audio, speech recognition, Singapore, English | Thousands of hours of English as Singaporeans speak it, read and in conversation, collected by IMDA.
Switchboard-1 | https://catalog.ldc.upenn.edu/LDC97S62 | LDC licence | audio, speech recognition, dialogue | Telephone conversations of strangers about given topics in American English, of the early 1990s.
IEMOCAP | https://sail.usc.edu/iemocap/ | On request, research only | audio, video, emotion | Ten actors in twelve hours of dialogue, with speech, face and motion and the emotion of each turn.
RAVDESS | https://zenodo.org/record/1188976 | CC BY-NC-SA 4.0 | audio, video, emotion | Twenty-four actors who speak and sing two sentences in eight emotions.
CREMA-D | https://github.com/CheyneyComputerScience/CREMA-D | ODbL | audio, video, emotion | Actors of many origins who say twelve sentences in six emotions, rated by thousands of people.
AudioSet | https://research.google.com/audioset/ | CC BY 4.0 for its annotations | audio, sound events, youtube | Two million ten-second clips of YouTube labelled with over six hundred kinds of sounds.
ESC-50 | https://github.com/karolpiczak/ESC-50 | CC BY-NC 3.0 | audio, sound events, environment | Two thousand short recordings of fifty everyday sounds: rain, dogs, clocks, chainsaws.
UrbanSound8K | https://urbansounddataset.weebly.com/urbansound8k.html | CC BY-NC 3.0 | audio, sound events, city | Sounds of the city in ten classes, such as sirens, drills and street music.
FSD50K | https://zenodo.org/record/4060432 | CC BY 4.0, clips differ | audio, sound events | Fifty thousand clips of Freesound with two hundred kinds of sounds, labelled by people.
GTZAN | https://huggingface.co/datasets/marsyas/gtzan | See its page | audio, music, genre | A thousand half-minute pieces of music in ten genres, long the reference for genre recognition.
FMA (Free Music Archive) | https://github.com/mdeff/fma | CC BY 4.0 for its metadata | audio, music, genre | A hundred thousand tracks of the Free Music Archive with genres, artists and features.
Million Song Dataset | http://millionsongdataset.com/ | Echo Nest API terms of service | audio, music, recommendation | Features and metadata of a million contemporary songs, with linked lyrics, tags and listening histories.
MAESTRO | https://magenta.tensorflow.org/datasets/maestro | CC BY-NC-SA 4.0 | audio, music, piano | Two hundred hours of piano competitions with the keys that were struck, aligned to the sound.
MUSDB18 | https://sigsep.github.io/datasets/musdb.html | Academic use only | audio, music, source separation | A hundred and fifty songs with their drums, bass, voice and rest apart, for taking music apart.
NSynth | https://magenta.tensorflow.org/datasets/nsynth | CC BY 4.0 | audio, music, instruments | Three hundred thousand notes of a thousand instruments with pitch, timbre and loudness.
MusicNet | https://zenodo.org/record/5120004 | CC BY 4.0 | audio, music, classical | Recordings of classical music with over a million notes marked in time.
Lakh MIDI Dataset | https://colinraffel.com/projects/lmd/ | CC BY 4.0 | music, midi | Over a hundred thousand MIDI files, many matched to the Million Song Dataset.
MusicBrainz | https://musicbrainz.org/doc/MusicBrainz_Database | CC0 1.0 for its core data | tabular, music, metadata | An open encyclopaedia of artists, releases and recordings, with identifiers that other services use.
xeno-canto | https://xeno-canto.org/ | Creative Commons, differs by recording | audio, birds, biodiversity | Calls and songs of wild birds of the whole world, shared by observers with place and date.
`;
