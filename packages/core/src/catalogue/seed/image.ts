/** Images and video. */
export const imageRecords = `
MNIST | https://yann.lecun.com/exdb/mnist/ | CC BY-SA 3.0 (by the documentation of TensorFlow) | image, handwriting, image classification | Seventy thousand grey images of handwritten digits: the first data that most people train a classifier on.
Fashion-MNIST | https://github.com/zalandoresearch/fashion-mnist | MIT | image, fashion, image classification | Small grey images of clothing in ten classes by Zalando, made to take MNIST's place.
EMNIST | https://www.nist.gov/itl/products-and-services/emnist-dataset | Public domain (NIST) | image, handwriting, image classification | Handwritten letters and digits in the form of MNIST, made from NIST's Special Database 19.
KMNIST | https://github.com/rois-codh/kmnist | CC BY-SA 4.0 | image, handwriting, Japanese | Cursive Japanese characters of old books in the form of MNIST.
CIFAR-10 | https://www.cs.toronto.edu/~kriz/cifar.html | See its page | image, image classification | Sixty thousand colour images of 32 by 32 pixels in ten classes of animals and vehicles.
CIFAR-100 | https://huggingface.co/datasets/cifar100 | See its page | image, image classification | The companion of CIFAR-10 with a hundred fine classes in twenty groups.
SVHN | http://ufldl.stanford.edu/housenumbers/ | Non-commercial use only | image, digits, street view | House numbers cut from Google Street View: digits as they are found in the street.
STL-10 | https://cs.stanford.edu/~acoates/stl10/ | See its page | image, image classification, unsupervised learning | Ten classes with few labels and a hundred thousand unlabelled images, for learning without labels.
ImageNet | https://www.image-net.org/ | Non-commercial research only | image, image classification, object detection | Fourteen million photographs under the nouns of WordNet; its thousand-class challenge began the era of deep vision models.
Tiny ImageNet | https://huggingface.co/datasets/zh-plus/tiny-imagenet | See its page | image, image classification | Two hundred classes of ImageNet at 64 by 64 pixels, for teaching and quick trials.
COCO | https://cocodataset.org/ | CC BY 4.0 for its annotations | image, object detection, segmentation, captions | Over two hundred thousand photographs of everyday scenes with outlines of objects of 80 kinds, captions and body key points.
PASCAL VOC | http://host.robots.ox.ac.uk/pascal/VOC/ | Flickr terms of use | image, object detection, segmentation | Photographs with boxes and outlines of twenty kinds of objects, from the yearly challenges of 2005 to 2012.
Open Images | https://storage.googleapis.com/openimages/web/index.html | CC BY 4.0 for its annotations | image, object detection, segmentation | Nine million photographs with labels, boxes of 600 kinds of objects, outlines and relations.
LVIS | https://www.lvisdataset.org/ | CC BY 4.0 for its annotations | image, object detection, segmentation | Outlines of more than a thousand kinds of objects, many of them rare, on COCO's images.
Objects365 | https://www.objects365.org/ | Academic use only, annotations CC BY 4.0 | image, object detection | Six hundred thousand images with boxes of 365 kinds of objects.
Visual Genome | https://homes.cs.washington.edu/~ranjay/visualgenome/ | CC BY 4.0 | image, scene graph, visual question answering | A hundred thousand images described densely: objects, attributes, relations, region captions and questions.
Flickr30k | https://shannon.cs.illinois.edu/DenotationGraph/ | Non-commercial research and education | image, captions | Thirty-one thousand photographs from Flickr, each with five captions written by people.
Conceptual Captions | https://ai.google.com/research/ConceptualCaptions | Free to use for any purpose | image, captions, web | Three million images of the web with captions made from their alternative texts.
VQA v2 | https://visualqa.org/ | CC BY 4.0 for its annotations | image, visual question answering | Questions about images in natural language with ten answers each, balanced so that the image is needed: visual question answering (VQA).
CLEVR | https://cs.stanford.edu/people/jcjohns/clevr/ | CC BY 4.0 | image, visual question answering, synthetic | Rendered scenes of simple solids with questions that test counting, comparing and logic.
GQA | https://cs.stanford.edu/people/dorarad/gqa/ | See its page | image, visual question answering | Questions on real images made from scene graphs, to measure visual reasoning step by step.
TextVQA | https://textvqa.org/ | CC BY 4.0 | image, visual question answering, scene text | Questions that are answered by reading the text in a photograph.
Cityscapes | https://www.cityscapes-dataset.com/ | Non-commercial use only | image, segmentation, autonomous driving, Germany | Street scenes of fifty cities, mostly German, with the class of every pixel: semantic segmentation for driving.
KITTI | https://www.cvlibs.net/datasets/kitti/ | CC BY-NC-SA 3.0 | image, 3d, lidar, autonomous driving, Germany | Drives around Karlsruhe recorded in 2011 with stereo cameras, lidar and GPS; benchmarks for depth, flow, odometry and detection.
nuScenes | https://www.nuscenes.org/ | CC BY-NC-SA 4.0 | image, 3d, lidar, autonomous driving, Singapore | A thousand scenes of driving in Boston and Singapore with six cameras, lidar and radar, and boxes in 3D.
Waymo Open Dataset | https://waymo.com/open/ | Waymo licence: non-commercial use | image, 3d, lidar, autonomous driving | Camera and lidar recordings of self-driving cars in American cities, with boxes, tracks and motion forecasts.
BDD100K | https://bair.berkeley.edu/blog/2018/05/30/bdd/ | Non-commercial use | video, image, autonomous driving | A hundred thousand drives in video, by day and night and in all weathers, with objects, lanes and drivable areas.
Argoverse | https://www.argoverse.org/ | CC BY-NC-SA 4.0 | 3d, lidar, autonomous driving, maps | Sensor recordings, motion forecasts and detailed maps of American cities for self-driving cars.
German Traffic Sign Recognition Benchmark | https://benchmark.ini.rub.de/ | See its page | image, traffic signs, autonomous driving, Germany | More than fifty thousand photographs of traffic signs in 43 classes.
CCPD | https://github.com/detectRecog/CCPD | MIT | image, license plates, object detection, vehicles, China | Over three hundred thousand photographs of parked cars in a Chinese city with the place and the number of each licence plate.
Mapillary Vistas | https://www.mapillary.com/dataset/vistas | Mapillary research licence: non-commercial use | image, segmentation, street view | Street images of all continents with pixels of more than a hundred classes.
ADE20K | https://groups.csail.mit.edu/vision/datasets/ADE20K/ | Non-commercial research and education | image, segmentation, scenes | Indoor and outdoor scenes with objects and their parts outlined: scene parsing.
Places365 | http://places2.csail.mit.edu/ | Non-commercial research and education | image, scenes, image classification | Millions of photographs of 365 kinds of places, from airfield to zen garden.
SUN RGB-D | https://rgbd.cs.princeton.edu/ | See its page | image, 3d, indoor, depth | Ten thousand images of rooms with depth, and boxes and layouts in 3D.
NYU Depth V2 | https://cs.nyu.edu/~silberman/datasets/nyu_depth_v2.html | See its page | image, 3d, indoor, depth | Kinect recordings of rooms with depth and labels of objects and surfaces.
ScanNet | http://www.scan-net.org/ | Non-commercial use only | 3d, indoor, segmentation | Fifteen hundred scanned rooms as meshes with camera paths and labelled objects.
ShapeNet | https://shapenet.org/ | Non-commercial research only | 3d, meshes | Models of objects in 3D, sorted and aligned under WordNet's nouns.
ModelNet | https://modelnet.cs.princeton.edu/ | Academic use | 3d, meshes, classification | Computer-aided design models of objects in ten or forty classes, for recognition of 3D shapes.
CelebA | https://mmlab.ie.cuhk.edu.hk/projects/CelebA.html | Non-commercial research only | image, faces, attributes | Two hundred thousand photographs of celebrities' faces with forty attributes and landmarks.
Labeled Faces in the Wild (LFW) | http://vis-www.cs.umass.edu/lfw/ | See its page | image, faces, face recognition | Thirteen thousand photographs of faces from the news with names, the classic test of face verification.
WIDER FACE | http://shuoyang1213.me/WIDERFACE/ | CC BY-NC-ND 4.0 | image, faces, face detection | Thirty-two thousand images with almost four hundred thousand faces of all sizes and poses, each with a box.
FFHQ (Flickr-Faces-HQ) | https://github.com/NVlabs/ffhq-dataset | CC BY-NC-SA 4.0 | image, faces, generative models | Seventy thousand sharp photographs of faces from Flickr, made to train generators such as StyleGAN.
UTKFace | https://susanqq.github.io/UTKFace/ | Non-commercial research only | image, faces, age estimation | Over twenty thousand faces from infancy to old age with age, gender and ethnicity.
FairFace | https://github.com/joojs/fairface | CC BY 4.0 | image, faces, fairness | A hundred thousand faces balanced over seven groups, to measure and reduce bias.
MPII Human Pose | http://human-pose.mpi-inf.mpg.de/ | Non-commercial research only | image, human pose | Images of people at four hundred activities with their joints marked.
Market-1501 | https://zheng-lab.cecs.anu.edu.au/Project/project_reid.html | See its page | image, person re-identification | Pedestrians seen by six cameras before a supermarket, for finding the same person again.
Oxford-IIIT Pet | https://www.robots.ox.ac.uk/~vgg/data/pets/ | CC BY-SA 4.0 | image, animals, image classification, segmentation | Cats and dogs of 37 breeds, about two hundred photographs each, with outlines.
Stanford Dogs | http://vision.stanford.edu/aditya86/ImageNetDogs/ | See its page | image, animals, image classification | Photographs of 120 breeds of dogs, for telling apart what looks alike.
Caltech-UCSD Birds 200 (CUB-200-2011) | https://www.vision.caltech.edu/datasets/cub_200_2011/ | Non-commercial research only | image, animals, birds, image classification | Almost twelve thousand photographs of 200 species of birds with parts and attributes.
iNaturalist competition data | https://github.com/visipedia/inat_comp | Non-commercial use only | image, animals, plants, biodiversity | Photographs of thousands of species of plants and animals, as uneven as nature is, from iNaturalist's observers.
Oxford 102 Flowers | https://www.robots.ox.ac.uk/~vgg/data/flowers/102/ | See its page | image, plants, image classification | Photographs of 102 flowers that are common in the United Kingdom.
PlantVillage | https://github.com/spMohanty/PlantVillage-Dataset | CC BY-SA 3.0 | image, plants, agriculture, disease | Leaves of crops, healthy and with diseases, photographed on a plain ground.
Food-101 | https://huggingface.co/datasets/food101 | Scientific fair use | image, food, image classification | A hundred and one dishes with a thousand photographs each.
Stanford Cars | https://huggingface.co/datasets/tanganke/stanford_cars | See its page | image, vehicles, image classification | Sixteen thousand photographs of cars in 196 classes of make, model and year.
DeepFashion | https://mmlab.ie.cuhk.edu.hk/projects/DeepFashion.html | Non-commercial research only | image, fashion, e-commerce | Eight hundred thousand images of clothing with categories, attributes, landmarks and pairs of shop and street.
Amazon Berkeley Objects | https://registry.opendata.aws/amazon-berkeley-objects/ | CC BY 4.0 | image, 3d, e-commerce, products | Products of Amazon with listings in many languages, photographs and models in 3D.
DIV2K | https://data.vision.ee.ethz.ch/cvl/DIV2K/ | Academic research only | image, super-resolution | A thousand images in 2K for training and testing single-image super-resolution.
DAVIS | https://davischallenge.org/ | See its page | video, segmentation | Short videos in which each object's outline is drawn in every frame.
UCF101 | https://www.crcv.ucf.edu/data/UCF101.php | See its page | video, action recognition, youtube | Thirteen thousand clips from YouTube of 101 human actions, from archery to yo-yo.
HMDB51 | https://serre-lab.clps.brown.edu/resource/hmdb-a-large-human-motion-database/ | CC BY 4.0 | video, action recognition | Clips from films and the web of 51 human actions.
Kinetics | https://github.com/cvdfoundation/kinetics-dataset | CC BY 4.0 | video, action recognition, youtube | Hundreds of thousands of ten-second YouTube clips of up to 700 human actions.
ActivityNet | http://activity-net.org/ | See its page | video, action recognition | Long videos of two hundred activities with when each begins and ends.
Something-Something V2 | https://www.qualcomm.com/developer/software/something-something-v-2-dataset | Qualcomm terms: research use only | video, action recognition | People who do simple things with everyday objects, filmed by themselves, so that the motion decides.
YouTube-8M | https://research.google.com/youtube8m/ | CC BY 4.0 | video, youtube, classification | Features of millions of YouTube videos with thousands of topics, for understanding video at scale.
AVA | https://research.google.com/ava/ | CC BY 4.0 | video, action recognition | Atomic actions of people in films, marked in space and time.
MOTChallenge | https://motchallenge.net/ | CC BY-NC-SA 3.0 | video, tracking, pedestrians | Videos of crowds in the street with the path of every person: multiple object tracking.
MSR-VTT | https://www.microsoft.com/en-us/research/publication/msr-vtt-a-large-video-description-dataset-for-bridging-video-and-language/ | See its page | video, captions | Ten thousand clips with twenty sentences each that say what happens.
ICDAR Robust Reading | https://rrc.cvc.uab.es/ | See its page | image, scene text, documents | Challenges and data for reading text in photographs, receipts and documents.
RVL-CDIP | https://huggingface.co/datasets/rvl_cdip | Terms of the Legacy Tobacco Document Library | image, documents, classification | Four hundred thousand scanned documents in sixteen classes: letters, forms, invoices and others.
FUNSD | https://guillaumejaume.github.io/FUNSD/ | Non-commercial research only | image, documents, forms | Scanned forms with their questions, answers and headers marked, for reading noisy forms.
xView | http://xviewdataset.org/ | CC BY-NC-SA 4.0 | image, satellite, object detection | A million objects of sixty kinds, marked in sharp satellite images.
DOTA | https://captain-whu.github.io/DOTA/ | Academic use only | image, aerial, object detection | Aerial images with objects in boxes that turn with them, for detection from above.
EuroSAT | https://github.com/phelber/EuroSAT | MIT | image, satellite, land cover, Europe | Sentinel-2 tiles of Europe in ten classes of land use.
BigEarthNet | https://bigearth.net/ | CDLA-Permissive-1.0 | image, satellite, land cover, Europe | Half a million pairs of Sentinel-1 and Sentinel-2 patches over ten European countries with classes of land cover.
SpaceNet | https://spacenet.ai/datasets/ | CC BY-SA 4.0 | image, satellite, buildings, roads | Satellite images of cities with outlines of buildings and roads, from the SpaceNet challenges.
Quick, Draw! | https://github.com/googlecreativelab/quickdraw-dataset | CC BY 4.0 | image, drawings | Fifty million sketches of 345 things, drawn in twenty seconds by players of Google's game.
`;
